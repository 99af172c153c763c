import { addresses } from "../../lib/env.ts";
import { zoneRoots } from "../../lib/http/zones.ts";

export const dynamic = "force-dynamic";

/** Crawlers may read all of this site; the other apps' pages are for their users only. */
export function GET() {
  const closed = zoneRoots.filter((root) => root !== "/media").map((root) => `Disallow: ${root}`);
  const lines = ["User-agent: *", ...closed, "", `Sitemap: ${addresses().siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
