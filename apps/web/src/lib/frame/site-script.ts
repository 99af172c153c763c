import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const isThere = (name: string) => existsSync(join(process.cwd(), "public", name));

/** The address of a file of public/; it changes with the file, so that browsers may keep it for ever. */
function versioned(name: string): string {
  const file = join(process.cwd(), "public", name);
  const version = () => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
  return `/${name}?v=${isThere(name) ? version() : "none"}`;
}

/** The site's script. */
export const siteScript = versioned("site.js");

type Page = "shop" | "shops" | "qr-code" | "customize-qr" | "developers";

/** The script of one page, and the sheet for what it makes. */
export const pageFiles = (page: Page): string[] =>
  [`pages/${page}.css`, `pages/${page}.js`].filter(isThere).map(versioned);
