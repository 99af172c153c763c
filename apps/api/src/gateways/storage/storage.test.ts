import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diskStorage } from "./disk.ts";
import { openUploadFolder } from "./open-upload-folder.ts";
import type { Storage } from "./port.ts";
import { s3Storage } from "./s3.ts";

/** A bucket that speaks the S3 protocol: signed PUT, GET with ranges, DELETE. */
function openBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const unsigned: string[] = [];
  const server = createServer(async (request, answer) => {
    const key = (request.url ?? "").split("?")[0] ?? "";
    const signed =
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/;
    if (!signed.test(request.headers.authorization ?? "")) unsigned.push(key);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const found = objects.get(key);
    if (request.method === "PUT") {
      objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers["content-type"] ?? "" });
      return void answer.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void answer.writeHead(204).end();
    }
    if (!found)
      return void answer
        .writeHead(404, { "content-type": "application/xml" })
        .end("<Error><Code>NoSuchKey</Code></Error>");
    const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
    if (start === undefined)
      return void answer.writeHead(200, { "content-length": found.bytes.length }).end(found.bytes);
    if (Number(start) >= found.bytes.length)
      return void answer
        .writeHead(416, { "content-type": "application/xml" })
        .end("<Error><Code>InvalidRange</Code></Error>");
    const last = Math.min(end ? Number(end) : Number.POSITIVE_INFINITY, found.bytes.length - 1);
    const part = found.bytes.subarray(Number(start), last + 1);
    const range = `bytes ${start}-${last}/${found.bytes.length}`;
    answer.writeHead(206, { "content-length": part.length, "content-range": range }).end(part);
  });
  return { server, objects, unsigned };
}

let folder: string;
let server: Server;
const bucket = openBucket();
const storages: Record<string, Storage> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mauzo-storage-"));
  server = bucket.server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  storages["on disk"] = diskStorage(join(folder, "files"), await openUploadFolder(join(folder, "incoming")));
  storages["in a bucket"] = s3Storage({ bucket: "duka", region: "eu-west-1", endpoint, ...keys });
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const name = `${"k".repeat(32)}/640.webp`;
const textOf = async (body: ReadableStream<Uint8Array>) => new Response(body).text();

describe.each(["on disk", "in a bucket"])("a file %s", (where) => {
  const storage = () => {
    const found = storages[where];
    if (!found) throw new Error(`no storage ${where}`);
    return found;
  };

  it("is there whole or in part, until it is removed", async () => {
    const { put, read, remove } = storage();
    expect(await read(name)).toBeUndefined();
    await put(name, new TextEncoder().encode("picha nzuri"), "image/webp");
    const whole = await read(name);
    expect([whole?.totalBytes, whole?.range, whole && (await textOf(whole.body))]).toEqual([
      11,
      { start: 0, end: 10 },
      "picha nzuri",
    ]);
    const part = await read(name, { start: 6, end: 99 });
    expect([part?.range, part?.totalBytes, part && (await textOf(part.body))]).toEqual([
      { start: 6, end: 10 },
      11,
      "nzuri",
    ]);
    const beyond = await read(name, { start: 50 });
    expect(beyond && beyond.range.start > beyond.range.end).toBe(true);
    await beyond?.body.cancel();
    await remove([name, `${"k".repeat(32)}/160.webp`]);
    await remove([name]);
    expect(await read(name)).toBeUndefined();
  });

  it("is taken from its path, which is empty afterwards", async () => {
    const path = join(folder, "arrived");
    await writeFile(path, "hati");
    await storage().put(`${"d".repeat(32)}/document.pdf`, { path }, "application/pdf");
    const found = await storage().read(`${"d".repeat(32)}/document.pdf`);
    expect(found && (await textOf(found.body))).toBe("hati");
    expect(await readdir(folder)).not.toContain("arrived");
  });
});

it("signs every call to the bucket, and keeps the type", () => {
  expect(bucket.unsigned).toEqual([]);
  expect([...bucket.objects]).toMatchObject([[`/duka/${"d".repeat(32)}/document.pdf`, { type: "application/pdf" }]]);
});

it.each(["../secrets.json", "a/../../b.webp", "/etc/passwd", "a", "a/b/c.webp"])(
  "takes no name such as %s",
  async (bad) => {
    await expect(storages["on disk"]?.put(bad, new Uint8Array(), "image/webp")).rejects.toThrow("not a name");
  },
);

it("removes at the start what a killed process left on its way in, and nothing of one that runs", async () => {
  const incoming = join(folder, "others");
  const own = await openUploadFolder(incoming);
  await writeFile(join(own, "half"), "x");
  const dead = join(incoming, "999999999-dead");
  await mkdir(dead);
  await mkdir(join(incoming, `${process.ppid}-alive`));
  await writeFile(join(dead, "half"), "x");
  const next = await openUploadFolder(incoming);
  expect((await readdir(incoming)).sort()).toEqual([`${process.ppid}-alive`, next.split("/").at(-1)].sort());
});
