import { connect } from "node:net";
import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { media } from "@mauzo/contract/shop/media";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trickle } from "../../test/raw-request.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let token: string;
beforeAll(async () => {
  stack = await startStack();
  ({ token } = await openShop(stack));
});
afterAll(() => stack.stop());

const times = 4;
const kinds = [
  ["a file", `POST ${media.upload.path}?name=z`, "application/octet-stream", 17_000_000],
  ["a file of products", `POST ${productImports.upload.path}?name=z`, "application/octet-stream", 6_000_000],
  ["JSON", "PUT /user", "application/json", 1_000_001],
] as const;
const framings = [
  ["announced", (body: Buffer) => [`Content-Length: ${body.length}`, body] as const],
  [
    "in chunks",
    (body: Buffer) => {
      const size = 65_536;
      const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, index) => {
        const piece = body.subarray(index * size, (index + 1) * size);
        return [`${piece.length.toString(16)}\r\n`, piece, "\r\n"].map((part) => Buffer.from(part));
      });
      return ["Transfer-Encoding: chunked", Buffer.concat([...chunks.flat(), Buffer.from("0\r\n\r\n")])] as const;
    },
  ],
] as const;
const cases = kinds.flatMap((kind) => framings.map((framing) => [...kind, ...framing] as const));

/**
 * The server discards the rest of a body for half a second after its response; a client that took longer to write was
 * busy with something else.
 */
const heardOutMs = 500;

/**
 * Reads only when everything is written, like a proxy that is busy writing; a broken pipe ends it. Returns undefined
 * when writing took longer than allowed.
 */
async function writeThenRead(url: string, bytes: Buffer): Promise<string | undefined> {
  const startedAt = performance.now();
  const heard = await writeAll(url, bytes);
  return heard.startsWith("HTTP/") || performance.now() - startedAt < heardOutMs ? heard : undefined;
}

function writeAll(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname }, () => {
      socket.pause();
      socket.write(bytes, (error) => {
        if (error) return;
        socket.on("data", (chunk) => {
          resolve(String(chunk).split("\r\n")[0] ?? "");
          socket.destroy();
        });
        socket.resume();
      });
    });
    socket.on("error", (error) => resolve(error.message));
    socket.on("close", () => resolve("closed"));
  });
}

describe("a body that is too large", () => {
  it.each(cases)(
    "%s: whoever writes it to its end hears so (%s, %s, %i bytes, %s)",
    async (_, line, type, size, __, frame) => {
      const [framing, bytes] = frame(Buffer.alloc(size));
      const head = `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`;
      const heard: string[] = [];
      for (let tries = 0; heard.length < times && tries < 10 * times; tries++) {
        const told = await writeThenRead(stack.url, Buffer.concat([Buffer.from(head), bytes]));
        if (told !== undefined) heard.push(told);
      }
      expect(heard).toEqual(Array.from({ length: times }, () => "HTTP/1.1 413 Payload Too Large"));
    },
  );

  it.each(kinds)("%s: is not awaited for long after the answer", async (_, line, type, size) => {
    const head = `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n`;
    // At this pace the whole body would take hours.
    expect(await trickle(stack.url, `${head}Content-Length: ${size}\r\n\r\n`, 50)).toMatch(/^HTTP\/1\.1 413 /);
  });
});
