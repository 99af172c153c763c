import { expect, it } from "vitest";
import { formatSeconds } from "./format-seconds.ts";

it.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [750, "12:30"],
  [3723, "1:02:03"],
  [Number.NaN, "0:00"],
  [Number.POSITIVE_INFINITY, "0:00"],
  [-1, "0:00"],
])("writes %d as %s", (seconds, text) => expect(formatSeconds(seconds)).toBe(text));
