import sharp from "sharp";
import { readPicture } from "./read-picture.ts";

/** As wide as the phones most people have, so that it isn't stretched there. */
const widthPx = 412;

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
