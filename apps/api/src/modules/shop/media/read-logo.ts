import type { Logger } from "pino";
import sharp from "sharp";
import type { Deps } from "../../../deps.ts";

const ours = /^\/media\/([\w-]+)\/\d+\.webp$/;
const widest = 480;

type Logo = { bytes: Uint8Array; width: number; height: number };

/**
 * Reads one of our pictures as a PNG on white, the format documents need; null when there is none, it is hosted elsewhere,
 * or it cannot be loaded: a document without it is better than none.
 */
export async function readLogo(media: Deps["media"], log: Logger, url: string | null): Promise<Logo | null> {
  try {
    return await read(media, url);
  } catch (error) {
    log.warn({ err: error }, "the logo cannot be read");
    return null;
  }
}

async function read({ storage }: Pick<Deps["media"], "storage">, url: string | null): Promise<Logo | null> {
  const key = ours.exec(url ?? "")?.[1];
  const found = key === undefined ? undefined : await storage.read(`${key}/640.webp`);
  if (!found) return null;
  const picture = await new Response(found.body).arrayBuffer();
  const { data, info } = await sharp(picture)
    .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
