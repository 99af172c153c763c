import type { IncomingMessage } from "node:http";
import { gzipSync } from "node:zlib";
import type { Exchange } from "../exchange.ts";
import { compressPage } from "./compress-page.ts";
import type { Page } from "./render-page.ts";

/** Whether a coding is accepted: a weight of 0 (`br;q=0`) is a refusal. */
const takes = ({ headers }: IncomingMessage, coding: string) =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(String(headers["accept-encoding"]));

const codingFor = (request: IncomingMessage) => ["br", "gzip"].find((coding) => takes(request, coding));

function encode(page: Page, coding: string | undefined, isKept: boolean): Buffer {
  if (coding === "br") return compressPage(page, { isKept });
  return coding === "gzip" ? gzipSync(page.body) : page.body;
}

/** Whether the client has this page already, in these bytes. */
const hasIt = ({ headers }: IncomingMessage, tag: string) =>
  headers["if-none-match"]?.split(",").some((known) => known.trim().replace(/^W\//, "") === tag) ?? false;

/**
 * Sends a page in the smallest coding the client takes; each has a tag of its own. Caches ask each time whether a page is
 * still the same: that answer is small. Nobody keeps an error, or a page that was made for one request.
 */
export function sendPage({ request, response }: Exchange, page: Page, { isKept }: { isKept: boolean }): void {
  const coding = page.isHtml ? codingFor(request) : undefined;
  response.statusCode = page.status;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader("Vary", "Accept-Encoding");
  const isLasting = isKept && page.status === 200;
  response.setHeader("Cache-Control", isLasting ? "public, max-age=0, must-revalidate" : "no-store");
  const tag = `"${page.name}-${coding ?? "plain"}"`;
  if (isLasting) {
    response.setHeader("ETag", tag);
    if (hasIt(request, tag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const body = encode(page, coding, isKept);
  if (coding) response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}
