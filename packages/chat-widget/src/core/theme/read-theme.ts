import { isRecord } from "../is-record.ts";
import type { RawTheme } from "./theme-value.ts";

/** A theme from the page or the device: an object, or its JSON. Anything else counts as none. */
export function readTheme(given: unknown): RawTheme | undefined {
  try {
    const theme: unknown = typeof given === "string" ? JSON.parse(given) : given;
    return isRecord(theme) ? { ...theme } : undefined;
  } catch {
    return undefined;
  }
}
