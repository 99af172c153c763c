import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { packAnswers } from "./pack-answers.ts";

const page = `<h1>Karibu</h1>${"<p>Kanga ni vazi, na kila kanga ina jina.</p>".repeat(200)}`;

type Answer = { headers: IncomingMessage["headers"]; body: Buffer };

async function ask(encodings: string, handle: (response: ServerResponse) => void, times = 1): Promise<Answer> {
  const server = createServer((seen, response) => {
    packAnswers(seen, response);
    handle(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("not listening");
  const once = () =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { "accept-encoding": encodings };
      request({ host: "127.0.0.1", port: address.port, headers, agent: false }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }));
      })
        .on("error", reject)
        .end();
    });
  try {
    let last = await once();
    for (let time = 1; time < times; time++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      last = await once();
    }
    return last;
  } finally {
    server.close();
  }
}

const sendPage = (etag: string) => (response: ServerResponse) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("ETag", etag);
  response.setHeader("Content-Length", Buffer.byteLength(page));
  response.end(page);
};

it("sends a finished page by Brotli, smaller the next time", async () => {
  const etag = randomUUID();
  const first = await ask("gzip, br", sendPage(etag));
  const later = await ask("gzip, br", sendPage(etag), 3);
  for (const { headers, body } of [first, later]) {
    expect(headers).toMatchObject({ "content-encoding": "br", "content-length": String(body.length) });
    expect(headers.vary).toContain("Accept-Encoding");
    expect(brotliDecompressSync(body).toString()).toBe(page);
  }
  expect(later.body.length).toBeLessThan(first.body.length);
});
it("never sends one page's bytes for another's", async () => {
  const other = page.replaceAll("Kanga", "Kitenge");
  await ask("br", sendPage("one"), 2);
  const { body } = await ask("br", (response) => {
    response.setHeader("Content-Type", "text/html");
    response.setHeader("ETag", "other");
    response.end(other);
  });
  expect(brotliDecompressSync(body).toString()).toBe(other);
});
it("sends gzip to whoever takes no Brotli, and plain bytes to whoever takes neither", async () => {
  const zipped = await ask("gzip", sendPage("a"));
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).toString()).toBe(page);
  expect((await ask("identity", sendPage("a"))).body.toString()).toBe(page);
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
