import { addresses } from "../../lib/env.ts";
import { zoneRoots } from "../../lib/front/zones.ts";

export const dynamic = "force-dynamic";

/** Everything of this site may be read; the other apps' pages are for those who use them. */
export function GET() {
  const closed = zoneRoots.filter((root) => root !== "/media").map((root) => `Disallow: ${root}`);
  const lines = ["User-agent: *", ...closed, "", `Sitemap: ${addresses().siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
