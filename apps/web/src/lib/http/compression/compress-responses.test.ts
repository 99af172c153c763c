import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { brotliCompress, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished, vi } from "vitest";
import { compressResponses } from "./compress-responses.ts";

vi.mock("node:zlib", { spy: true });

const page = `<h1>Karibu</h1>${"<p>Kanga ni vazi, na kila kanga ina jina.</p>".repeat(200)}`;

type Answer = { headers: IncomingMessage["headers"]; body: Buffer };

type Handler = (response: ServerResponse) => void;

/** Starts a server with this handler; returns a function that sends it a request. */
async function serve(handle: Handler): Promise<(encodings: string) => Promise<Answer>> {
  const server = createServer((seen, response) => {
    compressResponses(seen, response);
    handle(response);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("not listening");
  return (encodings) =>
    new Promise((resolve, reject) => {
      const headers = { "accept-encoding": encodings };
      request({ host: "127.0.0.1", port: address.port, headers, agent: false }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }));
      })
        .on("error", reject)
        .end();
    });
}

const ask = async (encodings: string, handle: Handler) => (await serve(handle))(encodings);

const sendPage =
  (html: string): Handler =>
  (response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("ETag", '"one"');
    response.setHeader("Content-Length", Buffer.byteLength(html));
    response.end(html);
  };

it("sends a finished page by Brotli, and soon smaller", async () => {
  const askAgain = await serve(sendPage(page));
  const read = async () => {
    const { headers, body } = await askAgain("gzip, br");
    expect(headers).toMatchObject({ "content-encoding": "br", "content-length": String(body.length) });
    expect(headers.vary).toContain("Accept-Encoding");
    expect(brotliDecompressSync(body).toString()).toBe(page);
    return body.length;
  };
  const first = await read();
  await expect.poll(read).toBeLessThan(first);
});
it("never sends one page's bytes for another's, though they have one name", async () => {
  const other = page.replaceAll("Kanga", "Kitenge");
  await ask("br", sendPage(page));
  const { body } = await ask("br", sendPage(other));
  expect(brotliDecompressSync(body).toString()).toBe(other);
});
it("packs one page at its best at a time", async () => {
  const long = () => randomBytes(40_000).toString("hex");
  const askMany = await serve((response) => sendPage(long())(response));
  vi.mocked(brotliCompress).mockClear();
  await Promise.all(Array.from({ length: 6 }, () => askMany("br")));
  expect(vi.mocked(brotliCompress).mock.calls.length).toBeLessThanOrEqual(2);
});
it("sends gzip to whoever takes no Brotli, and plain bytes to whoever takes neither", async () => {
  const zipped = await ask("gzip", sendPage(page));
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).toString()).toBe(page);
  expect((await ask("identity", sendPage(page))).body.toString()).toBe(page);
});
it.each(["gzip, br;q=0", "br; q=0.0, gzip"])("sends no Brotli to whoever refuses it: %s", async (encodings) => {
  expect((await ask(encodings, sendPage(page))).headers["content-encoding"]).toBe("gzip");
});
it("sends Brotli to whoever likes it less", async () => {
  expect((await ask("gzip, br;q=0.5", sendPage(page))).headers["content-encoding"]).toBe("br");
});
it("packs what comes in pieces as it comes", async () => {
  const { headers, body } = await ask("gzip", (response) => {
    response.setHeader("Content-Type", "text/html");
    response.write(page);
    response.end(page);
  });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(page + page);
});
it("says of a page that has not changed what its bytes depend on", async () => {
  const { headers } = await ask("br", (response) => {
    response.statusCode = 304;
    response.setHeader("Vary", "rsc");
    response.setHeader("ETag", '"one"');
    response.end();
  });
  expect(headers.vary).toBe("rsc, Accept-Encoding");
});
it("names a page, and not its bytes, which are others for each coding", async () => {
  for (const coding of ["br", "gzip", "identity"]) {
    const { headers } = await ask(coding, sendPage(page));
    expect([coding, headers.etag]).toEqual([coding, 'W/"one"']);
  }
  const unchanged = await ask("br", (response) => {
    response.statusCode = 304;
    response.setHeader("ETag", '"one"');
    response.end();
  });
  expect(unchanged.headers.etag).toBe('W/"one"');
});
