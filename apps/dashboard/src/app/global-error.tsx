"use client";

import "./globals.css";

/**
 * The last fallback, when not even the messages of a language could be loaded: that is why both texts are hard-coded
 * here.
 */
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
