import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const file = join(process.cwd(), "public", "site.js");
const version = () => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);

/** The address of the site's script; it changes with the script, so that browsers may keep it for ever. */
export const siteScript = `/site.js?v=${existsSync(file) ? version() : "none"}`;
