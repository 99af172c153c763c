import { expect, it } from "vitest";
import { withoutOpenMarks } from "./without-open-marks.ts";

it("leaves out what opens something that was cut off, and nothing else", () => {
  expect(withoutOpenMarks("*Habari* Asha, *karibu sana kwenye")).toBe("*Habari* Asha, karibu sana kwenye");
  expect(withoutOpenMarks("_Leo_ *tuna ~ofa")).toBe("_Leo_ tuna ofa");
  expect(withoutOpenMarks("2 * 3 = 6, a_b, *zote*")).toBe("2 * 3 = 6, a_b, *zote*");
});
