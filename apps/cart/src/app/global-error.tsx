"use client";

import { NextIntlClientProvider } from "next-intl";
import { failure } from "../i18n/messages/en/failure.ts";
import ErrorPage from "./error.tsx";
import "./globals.css";

/** In English: what knows the language is what failed. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <NextIntlClientProvider locale="en" messages={{ failure }}>
          <ErrorPage />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
