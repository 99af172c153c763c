import type { Logger } from "pino";
import type { Deps } from "../../../deps.ts";
import { readLogo } from "./read-logo.ts";

/** A shop's logo for a document; one that cannot be loaded is left out, because a document without it is better than none. */
export async function readPrintableLogo(media: Deps["media"], log: Logger, url: string | null) {
  try {
    return await readLogo(media, url);
  } catch (error) {
    log.warn({ err: error }, "the logo cannot be read");
    return null;
  }
}
