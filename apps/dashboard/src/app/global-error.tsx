"use client";

import "./globals.css";

/** The last resort, when even the texts of a language could not be put up: hence both texts fixed here. */
export default function GlobalError() {
  return (
    <html lang="en" data-theme="system">
      <body>
        <main className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
          <p role="alert">Something went wrong.</p>
          <button
            type="button"
            onClick={() => location.reload()}
            className="rounded-control bg-primary px-4 py-2 text-on-primary"
          >
            Refresh
          </button>
        </main>
      </body>
    </html>
  );
}
