import jsQR from "jsqr";
import sharp, { type Sharp } from "sharp";

type Picture = Uint8Array | string;
type Filming = (frame: Sharp) => Sharp;

const straight: Filming = (frame) => frame;
/**
 * Frames as a phone films them over a code. One picture is not enough: this reader takes the first three shapes that
 * look like finder patterns, and at certain widths a ring in the text below can pass for one.
 */
const film: readonly Filming[] = [
  straight,
  (frame) => frame.rotate(2, { background: "#ffffff" }),
  (frame) => frame.rotate(-3, { background: "#ffffff" }).blur(0.8),
];

async function readAs(filmed: Filming, picture: Picture, width?: number): Promise<string | undefined> {
  const frame = sharp(typeof picture === "string" ? Buffer.from(picture) : picture)
    .resize(width ? { width } : {})
    .flatten({ background: "#ffffff" });
  const { data, info } = await filmed(frame).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" })?.data;
}

/** Decodes the picture, scaled to `width` pixels, with a reader that shares no code with the encoder. */
export const readQrCode = (picture: Picture, width?: number): Promise<string | undefined> =>
  readAs(straight, picture, width);

/** Decodes the first readable frame. */
export async function readFilmed(picture: Picture): Promise<string | undefined> {
  for (const filmed of film) {
    const said = await readAs(filmed, picture);
    if (said !== undefined) return said;
  }
  return undefined;
}
