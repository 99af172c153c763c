import { pictureMaxPixels } from "@mauzo/contract/shop/media";
import { pictureWidths } from "@mauzo/format/picture";
import sharp from "sharp";

type Drawn = { width: number; height: number; files: { file: string; content: Uint8Array }[] };

/** Only these readers may see a stranger's bytes. */
const readers = ["Jpeg", "Png", "Webp", "Nsgif"].map((name) => `VipsForeignLoad${name}`);

let isPrepared = false;
/** Once: while the readers are shut and opened again, a picture being drawn elsewhere would find none. */
function prepareSharp() {
  if (isPrepared) return;
  isPrepared = true;
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: readers });
}

/**
 * Draws an uploaded picture anew in every width: upright, in sRGB, without anything the camera or an editor wrote into
 * it; of an animation the first frame. undefined when it cannot be read whole or has too many pixels.
 */
export async function drawPicture(path: string): Promise<Drawn | undefined> {
  prepareSharp();
  const widest = Math.max(...pictureWidths);
  try {
    const { data, info } = await sharp(path, { limitInputPixels: pictureMaxPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: widest, height: widest * 2, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files: Drawn["files"] = [];
    for (const wanted of pictureWidths) {
      const content = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: wanted, height: wanted * 2, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 80, effort: 4 })
        .toBuffer();
      files.push({ file: `${wanted}.webp`, content });
    }
    return { width, height, files };
  } catch (error) {
    if (error instanceof Error && !("code" in error)) return undefined;
    throw error;
  }
}
