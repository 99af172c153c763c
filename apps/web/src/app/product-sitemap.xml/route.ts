import { productPath } from "@mauzo/format/text/product-address";
import { listShopProducts } from "../../lib/discovery/shop-products.ts";
import { sitemap } from "../../lib/discovery/sitemap.ts";
import { addresses } from "../../lib/env.ts";

export const dynamic = "force-dynamic";

/** The pages of the products of one shop, in both languages: `?shop=` and its slug. */
export async function GET(request: Request) {
  const slug = new URL(request.url).searchParams.get("shop") ?? "";
  const products = slug === "" ? undefined : await listShopProducts(slug);
  if (!products) return new Response(null, { status: 404 });
  const paths = products.map((product) => productPath(slug, product));
  return new Response(sitemap(addresses().siteUrl, paths), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
