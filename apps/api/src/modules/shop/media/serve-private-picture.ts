import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { storageFolderOf } from "./rules.ts";

/** Serves a private picture, as resized, once the caller has authorised the reader; no proxy caches it. */
export async function servePrivatePicture({ storage }: Pick<Deps["media"], "storage">, key: string, name: string) {
  const found = await storage.read(`${storageFolderOf({ key, isPrivate: true })}/1280.webp`);
  if (!found) throw notFound();
  return new Response(found.body, {
    headers: {
      "content-type": "image/webp",
      "content-length": String(found.totalBytes),
      "content-disposition": `inline; filename="${name}"`,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cache-control": "no-store",
    },
  });
}
