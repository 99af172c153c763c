import sharp from "sharp";
import type { Storage } from "../../../../gateways/storage/port.ts";
import { sourceOfJpeg } from "../rules.ts";

/**
 * Makes the JPEG of a stored picture, for services that know no WebP, and stores it beside: it is made once. @returns whether
 * there is a picture to make it of.
 */
export async function makeJpeg(storage: Storage, { key, file }: { key: string; file: string }): Promise<boolean> {
  const source = sourceOfJpeg(file);
  const found = source === undefined ? undefined : await storage.read(`${key}/${source}`);
  if (!found) return false;
  const picture = Buffer.from(await new Response(found.body).arrayBuffer());
  const content = await sharp(picture).flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
  await storage.put(`${key}/${file}`, content, "image/jpeg");
  return true;
}
