import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Every page that was built, by its path with the language in front, and the hashes of its inline scripts. */
export type StaticPages = Record<string, string[]>;

/** Where the build leaves them, from the app's folder. */
export const staticPagesFile = ".next/server/static-pages.json";

let read: StaticPages | undefined;

/** The pages of this build; undefined where there is none. */
export function staticPages(): StaticPages | undefined {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), staticPagesFile);
  if (!read && existsSync(file)) read = JSON.parse(readFileSync(file, "utf8"));
  return read;
}
