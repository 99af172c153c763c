import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The address of a script of public/; it changes with the script, so that browsers may keep it for ever. */
function versioned(name: string): string {
  const file = join(process.cwd(), "public", name);
  const version = () => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
  return `/${name}?v=${existsSync(file) ? version() : "none"}`;
}

/** The site's script. */
export const siteScript = versioned("site.js");

type Page = "shop" | "shops" | "qr-code" | "customize-qr" | "developers";

/** The script of one page. */
export const pageScript = (page: Page): string => versioned(`pages/${page}.js`);
