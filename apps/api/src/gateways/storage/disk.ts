import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content, Range, Storage } from "./port.ts";

const safeName = /^[\w-]+\/\w+\.\w+$/;
const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
const isNotEmpty = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");

/**
 * Stores files in a folder. Half-written files are in `uploadFolder` (on the same disk), which is emptied at the next
 * start.
 */
export function diskStorage(folder: string, uploadFolder: string): Storage {
  const pathOf = (name: string) => {
    if (!safeName.test(name)) throw new Error(`not a name of a stored file: ${name}`);
    return join(folder, name);
  };

  async function settle(content: Content): Promise<string> {
    const path = "path" in content ? content.path : join(uploadFolder, randomUUID());
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
      const path = pathOf(name);
      const found = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (!found) return undefined;
      const range = { start, end: Math.min(end, found.size - 1) };
      return { body: bodyOf(path, range), totalBytes: found.size, range };
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

/** Opens the file only when the first byte is read: a response to HEAD never does. */
function bodyOf(path: string, range: Range): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (range.start > range.end) return controller.close();
        chunks ??= createReadStream(path, range)[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
