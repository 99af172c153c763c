import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Prepared } from "../../../http/mount.ts";
import { Refusal, refuse } from "../../../http/refuse.ts";

export type ReceivedFile = Prepared & { path: string; bytes: number };
type ReceiveOptions = { uploadFolder: string; maxBytes: number; idleMs: number };

/**
 * Writes a body to a new file as it arrives, and returns its path. When it is too long, too slow or interrupted,
 * nothing is left.
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  { uploadFolder, maxBytes, idleMs }: ReceiveOptions,
): Promise<ReceivedFile> {
  const path = join(uploadFolder, randomUUID());
  const patience = new AbortController();
  const giveUp = () => patience.abort(refuse("upload_stalled"));
  let timer = setTimeout(giveUp, idleMs);
  let bytes = 0;
  const hash = createHash("sha256");
  const count = new Transform({
    transform: (chunk: Uint8Array, _, done) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleMs);
      bytes += chunk.byteLength;
      hash.update(chunk);
      if (bytes > maxBytes) done(refuse("file_too_large"));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), count, createWriteStream(path, { flags: "wx" }), {
      signal: patience.signal,
    });
    return { path, bytes, digest: hash.digest("base64url"), discard: () => rm(path, { force: true }) };
  } catch (error) {
    await rm(path, { force: true });
    if (patience.signal.aborted) throw patience.signal.reason;
    if (error instanceof Refusal) throw error;
    throw refuse("upload_broken");
  } finally {
    clearTimeout(timer);
  }
}
