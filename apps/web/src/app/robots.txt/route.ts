import { zoneRoots } from "../../lib/addresses/zones.ts";
import { addresses } from "../../lib/env.ts";

export const dynamic = "force-dynamic";

/** Crawlers may read all of this site; the other apps' pages are for their users only. */
export function GET() {
  // A rule is how a path begins: `/o` or `/d` would close every page of this site that begins with this letter.
  const closed = zoneRoots
    .filter((root) => root !== "/media")
    .map((root) => `Disallow: ${root.length === 2 ? `${root}/` : root}`);
  const sitemaps = ["sitemap.xml", "product-sitemaps.xml"].map((file) => `Sitemap: ${addresses().siteUrl}/${file}`);
  const lines = ["User-agent: *", ...closed, "", ...sitemaps, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
