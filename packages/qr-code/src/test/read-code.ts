import jsQR from "jsqr";
import sharp, { type Sharp } from "sharp";

type Picture = Uint8Array | string;
type Filming = (frame: Sharp) => Sharp;

const straight: Filming = (frame) => frame;
/**
 * What a telephone films while it is held over a code. One picture alone says little about a code: this reader takes
 * the first three figures that look like eyes, so that a ring in the words below can pass for one at just that width.
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

/** What a code says to a reader that shares no line with the encoder; it is given the picture `width` pixels wide. */
export const readCode = (picture: Picture, width?: number): Promise<string | undefined> =>
  readAs(straight, picture, width);

/** What a code says in the first frame of a film that can be read. */
export async function readFilmed(picture: Picture): Promise<string | undefined> {
  for (const filmed of film) {
    const said = await readAs(filmed, picture);
    if (said !== undefined) return said;
  }
  return undefined;
}
