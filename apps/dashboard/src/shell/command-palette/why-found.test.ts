import { expect, it } from "vitest";
import { whyFound } from "./why-found.ts";

const coffee = {
  name: "Kahawa Kilimanjaro",
  description: "Kahawa ya milimani, iliyokaangwa polepole; haina uchachu na inachangamsha asubuhi nzima bila kuchosha.",
  variants: [{ sku: "KHW-250", barcode: "6201234567890" }],
};

it.each(["kahawa", " KILI ", "kahwa", ""])("says nothing where the name shows it: %s", (typed) => {
  expect(whyFound(coffee, typed)).toBeUndefined();
});

it("shows the part of the description", () => {
  expect(whyFound(coffee, "Chachu")).toEqual({
    field: "description",
    before: "…aangwa polepole; haina u",
    match: "chachu",
    after: " na inachangamsha asubuhi nzima bila kuc…",
  });
  expect(whyFound({ ...coffee, description: "Asha anaipenda" }, "asha")).toEqual({
    ...{ field: "description", before: "", match: "Asha", after: " anaipenda" },
  });
});

it("shows a code that is the very one, and says that the rest is only similar", () => {
  expect(whyFound(coffee, "khw-250")).toEqual({ field: "sku", before: "", match: "KHW-250", after: "" });
  expect(whyFound(coffee, "6201234567890")).toMatchObject({ field: "barcode", match: "6201234567890" });
  expect(whyFound(coffee, "mlimani")).toEqual({ field: "similar" });
});
