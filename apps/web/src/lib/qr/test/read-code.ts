import jsQR from "jsqr";
import sharp, { type Sharp } from "sharp";

/**
 * What a telephone films while it is held over a code. One picture alone says little about a code: this reader takes
 * the first three figures that look like eyes, so that a ring in the words below can pass for one at just that width.
 */
const film = [
  (frame: Sharp) => frame,
  (frame: Sharp) => frame.rotate(2, { background: "#ffffff" }),
  (frame: Sharp) => frame.rotate(-3, { background: "#ffffff" }).blur(0.8),
];

/** What a code says to a reader that shares no line with the encoder; it is given the picture `width` pixels wide. */
export async function readCode(picture: Uint8Array | string, width?: number): Promise<string | undefined> {
  const bytes = typeof picture === "string" ? Buffer.from(picture) : picture;
  for (const filmed of film) {
    const frame = sharp(bytes)
      .resize(width ? { width } : {})
      .flatten({ background: "#ffffff" });
    const { data, info } = await filmed(frame).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" });
    if (found) return found.data;
  }
  return undefined;
}
