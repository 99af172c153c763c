import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Content, Storage } from "./port.ts";

const safeName = /^[\w-]+\/\w+\.\w+$/;
const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
const isNotEmpty = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");

/** Files in a folder. What is half written lies in `inbox` (on the same disk), which is emptied at the next start. */
export function diskStorage(folder: string, inbox: string): Storage {
  const pathOf = (name: string) => {
    if (!safeName.test(name)) throw new Error(`not a name of a stored file: ${name}`);
    return join(folder, name);
  };

  async function settle(content: Content): Promise<string> {
    const path = "path" in content ? content.path : join(inbox, randomUUID());
    const file = await open(path, "path" in content ? "r+" : "wx");
    try {
      if (!("path" in content)) await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  }

  return {
    put: async (name, content) => {
      const target = pathOf(name);
      await mkdir(dirname(target), { recursive: true });
      await rename(await settle(content), target);
    },

    read: async (name, { start = 0, end = Number.POSITIVE_INFINITY } = {}) => {
      const file = await open(pathOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (!file) return undefined;
      const { size: totalBytes } = await file.stat();
      const range = { start, end: Math.min(end, totalBytes - 1) };
      if (range.start > range.end) {
        await file.close();
        return { body: emptyBody(), totalBytes, range };
      }
      return { body: webStream(file.createReadStream(range)), totalBytes, range };
    },

    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
      for (const place of new Set(names.map((name) => dirname(pathOf(name)))))
        await rmdir(place).catch((error: unknown) => {
          if (!isMissing(error) && !isNotEmpty(error)) throw error;
        });
    },
  };
}

const emptyBody = () => webStream(Readable.from([]));

/** Node's own type of a web stream and the global one are two names of one thing. */
const webStream = (stream: Readable): globalThis.ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as ReadableStream<Uint8Array> as globalThis.ReadableStream<Uint8Array>;
