import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { addresses } from "../env.ts";

const timeoutMs = 2_000;
/** As wide as the phones most people have, so that it is not stretched there. */
const widthPx = 412;

/** The bytes of a picture of a shop or of the demo; of nothing else, wherever an address leads. */
async function readPicture(address: string): Promise<Buffer | undefined> {
  if (/^\/pictures\/[\w/-]+\.webp$/.test(address)) return readFile(path.join(process.cwd(), "public", address));
  if (!/^\/media\/[\w/-]+\.webp$/.test(address)) return undefined;
  const answer = await fetch(new URL(address, addresses().apiOrigin), { signal: AbortSignal.timeout(timeoutMs) });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/**
 * A cover as less than 1 kB that travel inside the page: on a slow line it is there with the name of the shop, soft, and
 * turns sharp when the picture itself arrives. Undefined where it can't be drawn: the picture comes all the same.
 */
export async function softCover(address: string): Promise<string | undefined> {
  try {
    const picture = await readPicture(address);
    if (!picture) return undefined;
    const small = await sharp(picture).resize(widthPx).blur(5).webp({ quality: 1, effort: 6 }).toBuffer();
    return `data:image/webp;base64,${small.toString("base64")}`;
  } catch {
    return undefined;
  }
}
