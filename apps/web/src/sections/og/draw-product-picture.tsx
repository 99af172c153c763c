import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { pictureAddress } from "@mauzo/format/picture-urls";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { readPicture } from "../../lib/cover/read-picture.ts";
import { priceText } from "../../lib/price-text.ts";
import { ProductPicture } from "./product-picture.tsx";

const size = { width: 1200, height: 630 };
/** The renderer supports neither woff2 nor variable fonts. */
const font = (name: string) => readFile(join(process.cwd(), "node_modules/@fontsource", name));
/** It has letters only, and would fetch others from elsewhere. */
const drawable = (text: string) => text.replaceAll(/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}+<>=|$€£]/gu, "").trim();

/** A picture as the renderer takes it; undefined where it can't be read. */
async function pictureData(url: string | null): Promise<string | undefined> {
  const address = pictureAddress(url);
  const picture = address && (await readPicture(address).catch(() => undefined));
  if (!picture) return undefined;
  const square = await sharp(picture).resize(630, 630, { fit: "cover" }).jpeg({ quality: 85 }).toBuffer();
  return `data:image/jpeg;base64,${square.toString("base64")}`;
}

/**
 * The picture that a shared link to a product shows: the product, its name and price. As JPEG: messengers show no
 * preview whose picture is heavy.
 */
export async function drawProductPicture(shop: PublicShop, product: PublicProduct): Promise<Response> {
  const [display, text, picture] = await Promise.all([
    font("bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
    font("inter/files/inter-latin-500-normal.woff"),
    pictureData(product.pictures[0]?.url ?? product.image_url),
  ]);
  const drawn = new ImageResponse(
    <ProductPicture
      name={drawable(product.name) || drawable(shop.name)}
      price={priceText(product)}
      shop={drawable(shop.name)}
      picture={picture}
    />,
    {
      ...size,
      fonts: [
        { name: "Bricolage Grotesque", data: display, weight: 700 },
        { name: "Inter", data: text, weight: 500 },
      ],
    },
  );
  const jpeg = await sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=300" },
  });
}
