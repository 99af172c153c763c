import { productPath } from "@mauzo/format/product-address";
import { listShopProducts } from "../../../../lib/discovery/shop-products.ts";
import { sitemap } from "../../../../lib/discovery/sitemap.ts";
import { addresses } from "../../../../lib/env.ts";

export const dynamic = "force-dynamic";

/** The pages of a shop's products, in both languages. */
export async function GET(_: Request, { params }: RouteContext<"/shops/[slug]/products.xml">) {
  const { slug } = await params;
  const products = await listShopProducts(slug);
  if (!products) return new Response(null, { status: 404 });
  const paths = products.map((product) => productPath(slug, product));
  return new Response(sitemap(addresses().siteUrl, paths), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
