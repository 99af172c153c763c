import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { contentDispositionOf, contentTypeOf, storageFolderOf } from "./rules.ts";

type PrivateFile = {
  key: string;
  /** Its name in the storage. */
  file: string;
  /** The name it is saved under; without quotes or anything that cannot be written in a header. */
  name: string;
  isPrivate?: boolean;
};

/**
 * Serves a file of the shop once the caller has authorised the reader, with a type of ours: nothing in it may run, and
 * no proxy caches it.
 */
export async function servePrivateFile(
  { storage }: Pick<Deps["media"], "storage">,
  { key, file, name, isPrivate = true }: PrivateFile,
) {
  const found = await storage.read(`${storageFolderOf({ key, isPrivate })}/${file}`);
  if (!found) throw notFound();
  return new Response(found.body, {
    headers: {
      "content-type": contentTypeOf(file) ?? "application/octet-stream",
      "content-length": String(found.totalBytes),
      "content-disposition": `${contentDispositionOf(file)}; filename="${name}"`,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cache-control": "no-store",
    },
  });
}
