import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Every page that was built, by its path with the language in front, and the hashes of its inline scripts. */
export type StaticPages = Record<string, string[]>;

/** What the build leaves, from the app's folder. */
export const staticPagesFile = ".next/server/static-pages.json";
export const workerFile = ".next/server/service-worker.js";
export const buildIdFile = ".next/BUILD_ID";

const texts = new Map<string, string>();

function readBuilt(name: string): string | undefined {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), name);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  texts.set(name, text);
  return text;
}

let pages: StaticPages | undefined;

/** The pages of this build; undefined where there is none. */
export function staticPages(): StaticPages | undefined {
  const text = readBuilt(staticPagesFile);
  if (!pages && text !== undefined) pages = JSON.parse(text);
  return pages;
}

/** The service worker of this build. */
export const builtWorker = () => readBuilt(workerFile);

/** What this build is called. */
export const buildId = () => readBuilt(buildIdFile);
