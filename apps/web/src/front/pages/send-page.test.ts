import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, request } from "node:http";
import { brotliCompress, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../listen.ts";
import type { Page } from "./render-page.ts";
import { sendPage } from "./send-page.ts";

vi.mock("node:zlib", { spy: true });

const html = `<h1>Karibu</h1>${"<p>Kanga ni vazi, na kila kanga ina jina.</p>".repeat(200)}`;
const make = (body: string | Buffer, isHtml = true): Page => ({
  ...{
    status: 200,
    headers: { "content-type": "text/html" },
    isHtml,
    body: Buffer.from(body),
    name: "one",
    packed: {},
  },
});

type Answer = { status: number | undefined; headers: IncomingMessage["headers"]; body: Buffer };

/** Starts a server that sends these pages, one after the other, the last one again and again. */
async function serve(pages: Page[], isKept = true) {
  let turn = 0;
  const server = createServer((asked, response) => {
    const page = pages[Math.min(turn++, pages.length - 1)];
    if (page) sendPage({ request: asked, response }, page, { isKept });
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  return (encodings: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = { port, agent: false, headers: { ...headers, "accept-encoding": encodings } };
      request({ host: "127.0.0.1", ...asked }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) }),
        );
      })
        .on("error", reject)
        .end();
    });
}

it("sends a page by Brotli, and soon smaller", async () => {
  const ask = await serve([make(html)]);
  const read = async () => {
    const { headers, body } = await ask("gzip, br");
    expect(headers).toMatchObject({ "content-encoding": "br", "content-length": String(body.length) });
    expect(headers.vary).toBe("Accept-Encoding");
    expect(brotliDecompressSync(body).toString()).toBe(html);
    return body.length;
  };
  const first = await read();
  await expect.poll(read).toBeLessThan(first);
});

it("packs one page at its best at a time, and none that is sent once", async () => {
  const long = () => make(randomBytes(40_000).toString("hex"));
  vi.mocked(brotliCompress).mockClear();
  const ask = await serve(Array.from({ length: 6 }, long));
  await Promise.all(Array.from({ length: 6 }, () => ask("br")));
  expect(vi.mocked(brotliCompress).mock.calls.length).toBeLessThanOrEqual(2);
  vi.mocked(brotliCompress).mockClear();
  const { headers } = await (await serve([long()], false))("br");
  expect(headers["cache-control"]).toBe("no-store");
  expect(brotliCompress).not.toHaveBeenCalled();
});

it("sends gzip to whoever takes no Brotli, and plain bytes to whoever takes neither", async () => {
  const ask = await serve([make(html)]);
  const zipped = await ask("gzip");
  expect([zipped.headers["content-encoding"], gunzipSync(zipped.body).toString()]).toEqual(["gzip", html]);
  for (const refused of ["identity", "br;q=0", "br;q=0.0, identity"]) {
    const plain = await ask(refused);
    expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, html]);
  }
});

it("compresses no picture", async () => {
  const { headers } = await (await serve([make("png", false)]))("br, gzip");
  expect(headers["content-encoding"]).toBeUndefined();
});

it("names a page in each coding by a tag of its own, and sends it once to whoever has it", async () => {
  const ask = await serve([make(html)]);
  const tags = await Promise.all(["br", "gzip", "identity"].map(async (coding) => (await ask(coding)).headers.etag));
  expect(new Set(tags).size).toBe(3);
  const [br = ""] = tags;
  expect(await ask("br", { "if-none-match": `"other", W/${br}` })).toMatchObject({
    ...{ status: 304, headers: { etag: br, vary: "Accept-Encoding" } },
  });
  expect((await ask("gzip", { "if-none-match": br })).status).toBe(200);
});
