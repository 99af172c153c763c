import type { Hex } from "../../../lib/qr/design/design.ts";
import type { Jpeg } from "../../../lib/qr/print/sheet-pdf.ts";
import { loadPicture } from "./draw-png.ts";
import { pictureKinds } from "./picture-kinds.ts";

const mostBytes = 5_000_000;
/** Wide enough for a poster: the mark is a quarter of the code. */
const side = 320;

function square(): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  return { canvas, context };
}

/**
 * A file of this device as a small square picture, redrawn so that only its pixels remain; undefined when it is no
 * picture.
 */
export async function shrinkPicture(file: File): Promise<string | undefined> {
  if (!pictureKinds.split(",").includes(file.type) || file.size > mostBytes) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const { canvas, context } = square();
    const scale = Math.min(side / picture.width, side / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
    picture.close();
    return canvas.toDataURL("image/png");
  } catch {
    return undefined;
  }
}

/** The same for a PDF, on the colour behind it. */
export async function pictureJpeg(href: string, back: Hex): Promise<Jpeg> {
  const { canvas, context } = square();
  context.fillStyle = back;
  context.fillRect(0, 0, side, side);
  context.drawImage(await loadPicture(href), 0, 0);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  if (!file) throw new Error("no room for the picture");
  return { bytes: new Uint8Array(await file.arrayBuffer()), width: side, height: side };
}
