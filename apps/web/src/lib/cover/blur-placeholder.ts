import { readFile } from "node:fs/promises";
import path from "node:path";
import { media } from "@mauzo/contract/shop/media";
import sharp from "sharp";
import { api } from "../api.ts";

const timeoutMs = 2_000;
/** As wide as the phones most people have, so that it isn't stretched there. */
const widthPx = 412;

/** Reads a picture of a shop or of the demo; nothing else, wherever the address leads. */
async function readPicture(address: string): Promise<Buffer | undefined> {
  if (/^\/pictures\/[\w/-]+\.webp$/.test(address)) return readFile(path.join(process.cwd(), "public", address));
  const [, key, file] = /^\/media\/([\w-]+)\/([\w-]+\.webp)$/.exec(address) ?? [];
  if (key === undefined || file === undefined) return undefined;
  const picture = await api().file(media.read, { params: { key, file } }, { timeoutMs });
  return Buffer.from(await picture.arrayBuffer());
}

/**
 * A cover as less than 1 kB inside the page: on a slow network it appears, blurred, together with the shop's name,
 * until the picture itself has loaded. Undefined where it can't be made: the picture still loads.
 */
export async function blurPlaceholder(address: string): Promise<string | undefined> {
  try {
    const picture = await readPicture(address);
    if (!picture) return undefined;
    const small = await sharp(picture).resize(widthPx).blur(5).webp({ quality: 1, effort: 6 }).toBuffer();
    return `data:image/webp;base64,${small.toString("base64")}`;
  } catch {
    return undefined;
  }
}
