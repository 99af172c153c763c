import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { expect, it } from "vitest";
import { toGroupForm } from "../product-form.ts";
import { mergeAddOnGroups } from "./merge-add-on-groups.ts";

const addOn = (id: string, name: string, minor: number) => ({
  id,
  name,
  price: { minor, currency: "TZS" },
  stock: null,
});
const group: AddOnGroupDetails = {
  id: "g",
  name: "Ufungaji",
  min: 0,
  max: 1,
  updated_at: "2026-11-22T10:00:00.000Z",
  archived: false,
  products: 2,
  low: 0,
  product_names: ["Kanga", "Kikoi"],
  add_ons: [addOn("a", "Sanduku", 100_000), addOn("b", "Karatasi", 50_000)],
};
const before = toGroupForm(group);
const later = { ...group, updated_at: "2026-11-22T10:05:00.000Z" };

it("keeps what was typed beside what somebody else changed, and knows which version it is of", () => {
  const [box, orderDocument] = before.add_ons;
  if (!box || !orderDocument) throw new Error("no add-ons");
  const typed = { ...before, max: "3", add_ons: [{ ...box, name: "Sanduku kubwa" }, orderDocument] };
  const theirs = { ...later, name: "Zawadi", add_ons: [addOn("a", "Sanduku", 150_000), addOn("c", "Utepe", 0)] };
  const [row] = mergeAddOnGroups([before], [typed], [theirs]);
  expect(row).toMatchObject({ id: "g", updated_at: later.updated_at, name: "Zawadi", max: "3" });
  expect(row?.add_ons.map(({ name, price }) => [name, price])).toEqual([
    ["Sanduku kubwa", "1,500"],
    ["Utepe", "0"],
  ]);
});

it("leaves what nobody changed, and the product's own new groups", () => {
  const own = { ...before, id: undefined, updated_at: undefined };
  expect(mergeAddOnGroups([before], [before, own], [group])).toEqual([before, own]);
});

it("lets go of a group that was put away, unless something was typed in it", () => {
  const away = { ...later, archived: true };
  expect(mergeAddOnGroups([before], [before], [away])).toEqual([]);
  const [row] = mergeAddOnGroups([before], [{ ...before, name: "Zawadi" }], [away]);
  expect(row).toMatchObject({ name: "Zawadi" });
  expect(row?.id).toBeUndefined();
});
