import jsQR from "jsqr";
import sharp from "sharp";

/** What a code says to a reader that shares no line with the encoder; it is given the picture `width` pixels wide. */
export async function readCode(picture: Uint8Array | string, width?: number): Promise<string | undefined> {
  const bytes = typeof picture === "string" ? Buffer.from(picture) : picture;
  const { data, info } = await sharp(bytes)
    .resize(width ? { width } : {})
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" });
  return found?.data;
}
