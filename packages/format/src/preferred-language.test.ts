import { expect, it } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

it.each([
  [null, "en"],
  ["sw", "sw"],
  ["sw-TZ,en;q=0.8", "sw"],
  ["en-US,sw;q=0.9", "en"],
  ["fr,sw;q=0.5", "sw"],
  ["swedish", "en"],
  [",".repeat(9_000), "en"],
])("%s asks for %s", (header, expected) => expect(preferredLanguage(header)).toBe(expected));
