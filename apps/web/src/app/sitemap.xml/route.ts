import { listShopSlugs } from "../../lib/discovery/shop-slugs.ts";
import { sitemap } from "../../lib/discovery/sitemap.ts";
import { addresses } from "../../lib/env.ts";
import { sitePages } from "../../lib/site-pages.ts";

export const dynamic = "force-dynamic";

/** Every page of the site and of the shops in the directory, in both languages. */
export async function GET() {
  const shops = (await listShopSlugs()).map((slug) => `/shops/${encodeURIComponent(slug)}`);
  return new Response(sitemap(addresses().siteUrl, [...sitePages, ...shops]), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
