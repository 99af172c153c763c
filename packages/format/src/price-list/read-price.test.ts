import { expect, it } from "vitest";
import { readPrice } from "./read-price.ts";

it.each<[string, number | undefined]>([
  ["25,000.50", 2_500_050],
  ["0", 0],
  ["Tsh 35,000/=", 3_500_000],
  ["35000,50", 3_500_050],
  ["28k", 2_800_000],
  ["laki 2", 20_000_000],
  ["35.000", undefined],
  ["1.005", undefined],
  ["-1", undefined],
  ["-35,000", undefined],
  ["0.1+0.2", undefined],
  ["1e3", undefined],
  ["0x10", undefined],
  ["NaN", undefined],
  ["9007199254740993", undefined],
  ["9223372036854775808", undefined],
  ["35,000 each", undefined],
  ["35,000 40,000", undefined],
  ["$ 35,000", undefined],
  ["", undefined],
])("%s", (text, minor) => expect(readPrice(text)).toBe(minor));
