import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import { folderOf } from "./rules.ts";

/** A private picture as it was drawn, to whoever the caller has let in; nobody on the way keeps it. */
export async function readPrivate({ storage }: Pick<Deps["media"], "storage">, key: string, name: string) {
  const found = await storage.read(`${folderOf({ key, isPrivate: true })}/1280.webp`);
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
