import { expect, it } from "vitest";
import { dottedThousands } from "./dotted-thousands.ts";

it.each<[string, string | undefined]>([
  ["15.000", "15,000"],
  [" 1.500 ", "1,500"],
  ["Tsh 150.000/=", "Tsh 150,000/="],
  ["15.000 TZS", "15,000 TZS"],
  ["15.00", undefined],
  ["15,000", undefined],
  ["0.500", undefined],
  ["-15.000", undefined],
  ["15.000k", undefined],
  ["USD 15.000", undefined],
  ["15.000 kila moja", undefined],
  ["15.0000", undefined],
  ["", undefined],
])("%s", (text, written) => expect(dottedThousands(text)).toBe(written));
