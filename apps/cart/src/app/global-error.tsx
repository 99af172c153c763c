"use client";

import ErrorPage from "./error.tsx";
import "./globals.css";

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <ErrorPage />
      </body>
    </html>
  );
}
