import { findPublicShop, findShownProduct } from "../../../../../../../lib/public-shops.ts";
import { drawProductPicture } from "../../../../../../../sections/og/draw-product-picture.tsx";

export const dynamic = "force-dynamic";

/** The picture that a shared link to a product shows. */
export async function GET(_: Request, { params }: RouteContext<"/[locale]/shops/[slug]/p/[product]/og">) {
  const { slug, product: address } = await params;
  const [found, asked] = await Promise.all([findPublicShop(slug), findShownProduct(slug, address)]);
  if (found.kind !== "found" || asked.kind !== "found") return new Response(null, { status: 404 });
  return drawProductPicture(found.value.shop, asked.value);
}
