import { pictureMaxPixels } from "@mauzo/contract/shop/media";
import { pictureWidths } from "@mauzo/format/picture-urls";
import sharp from "sharp";

type ResizedPicture = { width: number; height: number; files: { file: string; content: Uint8Array }[] };

/** Only these loaders may read a stranger's bytes. */
const readers = ["Jpeg", "Png", "Webp", "Nsgif"].map((name) => `VipsForeignLoad${name}`);

let isPrepared = false;
/** Only once: while the loaders are blocked and unblocked again, a picture resized elsewhere would find none. */
function prepareSharp() {
  if (isPrepared) return;
  isPrepared = true;
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: readers });
}

/**
 * Renders an uploaded picture again in every width: upright, in sRGB, without any metadata from the camera or an
 * editor; of an animation, the first frame. Undefined when it cannot be read in full or has too many pixels.
 */
export async function resizePicture(path: string): Promise<ResizedPicture | undefined> {
  prepareSharp();
  const widest = Math.max(...pictureWidths);
  try {
    const { data, info } = await sharp(path, { limitInputPixels: pictureMaxPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: widest, height: widest * 2, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files: ResizedPicture["files"] = [];
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
