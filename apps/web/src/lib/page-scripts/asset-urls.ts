import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const isThere = (name: string) => existsSync(join(process.cwd(), "public", name));

/** The URL of a file in public/; it changes with the file, so that browsers may cache it for ever. */
function versioned(name: string): string {
  const file = join(process.cwd(), "public", name);
  const version = () => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
  return `/${name}?v=${isThere(name) ? version() : "none"}`;
}

export const siteScriptUrl = versioned("site.js");

type Page = "shop" | "product" | "shops" | "qr-code" | "customize-qr" | "developers";

/** The URLs of a page's script, and of the style sheet for what it creates. */
export const pageAssetUrls = (page: Page): string[] =>
  [`pages/${page}.css`, `pages/${page}.js`].filter(isThere).map(versioned);
