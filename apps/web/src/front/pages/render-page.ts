import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { ofConnection } from "../forwarding/ask-server.ts";
import { type Sealing, sealPage } from "./seal/seal-page.ts";

/**
 * A page as it is sent. `name`: the hash of its bytes. `packed`: those bytes as small as Brotli can make them, once they
 * are there.
 */
export type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  isHtml: boolean;
  /** How long it may be kept, if not as long as any page. */
  seconds?: number | undefined;
  body: Buffer;
  name: string;
  packed: { best?: Buffer };
};

/** What is said anew of a page that was changed on its way, and what only Next's own script reads. */
const saidAnew = /^(?:content-length|etag|cache-control|vary|date|link|x-powered-by|x-nextjs-.*)$/;

const passedOn = (answer: IncomingMessage): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(answer.headersDistinct).filter(([name]) => !ofConnection.has(name) && !saidAnew.test(name)),
  );

const mark = /<template data-(status|seconds|react)="(\d+)"><\/template>/g;

const pageOf = (parts: Omit<Page, "name" | "packed">): Page => ({
  ...parts,
  name: createHash("sha256").update(parts.body).digest("base64url").slice(0, 22),
  packed: {},
});

/**
 * Makes of Next's answer the page that is sent: with the status it names itself, sealed, under its own policy. A picture
 * or a redirect stays as it is.
 */
export async function renderPage(answer: IncomingMessage, sealing: Omit<Sealing, "keepsReact">): Promise<Page> {
  const [sent, { statusCode = 500 }, headers] = [await buffer(answer), answer, passedOn(answer)];
  if (!answer.headers["content-type"]?.startsWith("text/html"))
    return pageOf({ status: statusCode, headers, isHtml: false, body: sent });
  const written = sent.toString();
  const said = new Map([...written.matchAll(mark)].map(([, name, number]) => [name, Number(number)]));
  const { html, policy } = await sealPage(written.replaceAll(mark, ""), {
    ...sealing,
    keepsReact: said.has("react"),
  });
  return pageOf({
    status: statusCode === 200 ? (said.get("status") ?? statusCode) : statusCode,
    seconds: said.get("seconds"),
    headers: { ...headers, "content-security-policy": policy },
    isHtml: true,
    body: Buffer.from(html),
  });
}
