import { listShopSlugs } from "../../lib/discovery/shop-slugs.ts";
import { sitemapIndex } from "../../lib/discovery/sitemap.ts";
import { addresses } from "../../lib/env.ts";

export const dynamic = "force-dynamic";

/** Where the sitemaps of the products are: one for each shop of the directory. */
export async function GET() {
  const paths = (await listShopSlugs()).map((slug) => `/product-sitemap.xml?shop=${encodeURIComponent(slug)}`);
  return new Response(sitemapIndex(addresses().siteUrl, paths), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
