import type { IncomingHttpHeaders } from "node:http";
import { errorBody } from "../../i18n/error-body.ts";

const text = {
  en: {
    title: "This page is not answering",
    body: "Nothing was lost. Wait a moment, then try again.",
    retry: "Try again",
  },
  sw: {
    title: "Ukurasa huu haujibu kwa sasa",
    body: "Hakuna kilichopotea. Subiri kidogo, kisha jaribu tena.",
    retry: "Jaribu tena",
  },
};

/** The response while another app is down: 502, as JSON for API clients and as a small page for people. */
export function unreachableAnswer(path: string, headers: IncomingHttpHeaders) {
  const common = { "cache-control": "no-store", "retry-after": "2" };
  const chosen = /(?:^|;\s*)language=(en|sw)(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  if (path.startsWith("/api")) {
    // The apps' pages send their own language.
    const asked = headers["accept-language"];
    const inSwahili = asked === undefined ? chosen === "sw" : /^\s*sw\b/i.test(asked);
    return {
      status: 502,
      headers: { ...common, "content-type": "application/json" },
      body: JSON.stringify(errorBody("unreachable", inSwahili ? "sw" : "en")),
    };
  }
  const language = chosen === "sw" ? "sw" : "en";
  const { title, body, retry } = text[language];
  return {
    status: 502,
    headers: {
      ...common,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    },
    // An empty href is the page itself.
    body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${body}</p><p><a href="">${retry}</a></p></main></html>`,
  };
}
