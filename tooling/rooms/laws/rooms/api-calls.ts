import { isConfig, isTest } from "../../source/path-kind.ts";
import { type Law, lineAt } from "../../source/sources.ts";

/** Where the API is called from. */
const callers = /^(?:apps\/(?:cart|dashboard|web)|packages\/[^/]+)\/src\//;
/** A method or a declaration named `fetch` is no request. */
const own =
  /(?<!\bfunction\s+|(?<!\b(?:globalThis|window|self))\.)\bfetch\((?!\))|\b(?:XMLHttpRequest|EventSource|sendBeacon)\b/g;

/** What has a request of its own, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "packages/api-client/src/": "is the way to the API",
  "packages/chat-widget/src/": "is embedded in sites of others, whose pages pay for each byte",
  "apps/web/src/sections/developers/samples/": "shows other programs how to call the API",
  "apps/dashboard/src/worker/": "fetches pages and their files, and never the API",
  "apps/web/src/layout/progressive-form/send-form.ts": "posts a form to its own page",
  "apps/cart/src/order/send-cart-form.ts": "posts a form to its own page",
  "apps/cart/src/balance/refresh-balance.tsx": "one read, for which the client would be most of the page",
  "apps/cart/src/order/holding/request-hold.ts": "posts a form to its own page",
  "apps/cart/src/parts/live/poll-changes.ts": "posts a form to its own page",
};
const isExcepted = (path: string) => Object.keys(exceptions).some((start) => path.startsWith(start));

const message =
  "makes a request of its own: packages/api-client knows the address, the token, time-outs and errors (an exception needs its reason in this law)";

/** The API is called through packages/api-client: one way for tokens, step-up, time-outs and errors. */
export const apiCalls: Law = (sources) =>
  sources.flatMap(({ path, code, imports }) => {
    if (!callers.test(path) || isTest(path) || isConfig(path) || isExcepted(path)) return [];
    const lines = [
      ...imports.filter(({ specifier }) => /^ky(?:\/|$)/.test(specifier)).map(({ line }) => line),
      ...[...code.matchAll(own)].map(({ index }) => lineAt(code, index)),
    ];
    return lines.map((line) => ({ file: path, line, message }));
  });
