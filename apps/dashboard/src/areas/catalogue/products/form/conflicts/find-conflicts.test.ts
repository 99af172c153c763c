import { expect, it } from "vitest";
import { emptyForm, emptyVariant, type ProductForm } from "../product-form.ts";
import { changeOf, findConflicts } from "./find-conflicts.ts";
import { mergeEdits } from "./merge-edits.ts";

const variant = (id: string, more: object = {}) => ({
  ...emptyVariant,
  id,
  name: id,
  price: "10",
  stock: "1",
  ...more,
});
const before: ProductForm = {
  ...emptyForm,
  name: "Kanga",
  category: "home",
  variants: [variant("a"), variant("b")],
  add_on_groups: [
    {
      ...{ id: "g", name: "Zawadi", min: "0", max: "1" },
      add_ons: [{ id: "x", name: "Mfuko", price: "5", counted: false, stock: "" }],
    },
  ],
};
const clashes = (mine: ProductForm, theirs: ProductForm) =>
  findConflicts(before, mergeEdits(before, mine, theirs), theirs).map(({ path, field, of, now, mine }) => [
    ...[path, field, of],
    ...[now, mine],
  ]);

it("names the fields that both changed, each with its two values, and no others", () => {
  const mine = {
    ...before,
    name: "Kanga ya leso",
    description: "Pamba",
    variants: [variant("a", { price: "12" }), variant("b")],
  };
  const theirs = {
    ...before,
    name: "Kanga mpya",
    category: "media",
    variants: [variant("b"), variant("a", { price: "15", sku: "A" })],
  };
  expect(clashes(mine, theirs)).toEqual([
    ["name", "name", "", "Kanga mpya", "Kanga ya leso"],
    ["variants.0.price", "price", "a", "15", "12"],
  ]);
  expect(clashes(before, theirs)).toEqual([]);
  expect(clashes(mine, before)).toEqual([]);
  expect(clashes(theirs, theirs)).toEqual([]);
});

it("finds them in add-ons too, and none in what is gone or new", () => {
  const [group] = before.add_on_groups;
  if (!group) throw new Error("no group");
  const withAddOn = (price: string, name = "Zawadi"): ProductForm => ({
    ...before,
    add_on_groups: [{ ...group, name, add_ons: group.add_ons.map((addOn) => ({ ...addOn, price })) }],
  });
  expect(clashes(withAddOn("7", "Hongera"), withAddOn("9", "Idi"))).toEqual([
    ["add_on_groups.0.name", "group", "Hongera", "Idi", "Hongera"],
    ["add_on_groups.0.add_ons.0.price", "price", "Mfuko", "9", "7"],
  ]);
  expect(clashes({ ...before, variants: [variant("a", { price: "12" })] }, { ...before, variants: [] })).toEqual([]);
});

it("knows who changed a field last", () => {
  const change = (by: string, field: "price" | "name", of: string) => ({
    ...{ id: by, kind: "changed" as const, by, at: "2026-11-20T10:00:00.000Z" },
    changes: [{ of, field, before: null, after: "x" }],
  });
  const changes = [change("Juma", "name", ""), change("Asha", "price", "b"), change("Neema", "price", "a")];
  expect(changeOf({ field: "price", of: "a" }, changes)?.by).toBe("Neema");
  expect(changeOf({ field: "name", of: "" }, changes)?.by).toBe("Juma");
  expect(changeOf({ field: "sku", of: "a" }, changes)).toBeUndefined();
});
