import { expect, it } from "vitest";
import { shortCount } from "./short-count.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1K"],
  [1250, "1.2K"],
  [999_999, "999.9K"],
  [1_000_000, "1M"],
  [2_350_000_000, "2.3B"],
])("writes %d as %s", (count, text) => expect(shortCount(count)).toBe(text));
