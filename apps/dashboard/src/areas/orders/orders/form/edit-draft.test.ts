import type { Product } from "@mauzo/contract/catalogue/products";
import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import fc from "fast-check";
import { expect, it } from "vitest";
import { settleClash } from "../../../../components/form/editing/merge/form-paths.ts";
import { mergeForms } from "../../../../components/form/editing/merge/merge-forms.ts";
import {
  addOnsOf,
  asEdit,
  editOf,
  editProblem,
  isEdited,
  mergeRules,
  withAddOns,
  withCharge,
  withoutLines,
  withQuantity,
} from "./edit-draft.ts";

const tzs = (minor: number) => ({ minor, currency: "TZS" });
const at = "2026-11-01T09:00:00.000Z";
const line = (id: string, item: number, item_id: string, quantity: number): OrderLine => ({
  ...{ id, item, item_id, quantity, kind: item_id === "vanilla" ? "variant" : "add_on", product_id: "ice" },
  ...{ product_name: "Aiskrimu", name: item_id, image_url: null, returned: 0, unit_price: tzs(100), total: tzs(100) },
});
const order: Order = {
  ...{ id: "o", order_id: "7K4Q9-DXM2T", status: "pending", fulfilment: "new", payment: "unpaid", channel: "manual" },
  ...{
    customer: null,
    quantity: 3,
    total: tzs(600),
    paid: tzs(0),
    forgiven: tzs(0),
    claimed: false,
    placed_at: at,
    charges: [],
  },
  ...{
    payments: [],
    changes: [],
    messages: [],
    touches: { first: null, last: null },
    note: "",
    delivery: null,
    version: 4,
  },
  ...{ due_on: null, promised_on: null, reminds: false, plan: [], said: null, credit: { minor: 0, currency: "TZS" } },
  lines: [line("v1", 1, "vanilla", 1), line("n1", 1, "nuts", 1), line("v2", 2, "vanilla", 2), line("n2", 2, "nuts", 3)],
};
const ice: Product = {
  ...{ id: "ice", name: "Aiskrimu", description: "", category: "home", status: "published", image_url: null },
  ...{ pictures: [], price_from: tzs(100), price_to: tzs(100), stock: 9, option_names: [] },
  ...{ created_at: at, updated_at: at },
  variants: [
    {
      ...{ id: "vanilla", name: "", price: tzs(100), stock: 9, low_stock_at: null, sku: null, barcode: null },
      ...{ option_values: [], picture_id: null },
    },
  ],
  add_on_groups: [
    {
      ...{ id: "g", name: "Vionjo", min: 0, max: 9, updated_at: at },
      add_ons: [
        { id: "nuts", name: "nuts", price: tzs(100), stock: 5 },
        { id: "honey", name: "honey", price: tzs(50), stock: null },
      ],
    },
  ],
};
const [first, second] = groupOrderLines(order.lines);

it("sends what was chosen for one item, and nothing of the other", () => {
  if (!first || !second) throw new Error("two items");
  const counts = fc.record({ nuts: fc.nat({ max: 8 }), honey: fc.nat({ max: 8 }) });
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1, maxLength: 4 }), (choices) => {
      let draft = editOf(order);
      for (const { nuts, honey } of choices) {
        const sheet = addOnsOf(draft, second, ice);
        expect(sheet.groups[0]?.addOns[0]?.stock).toBe(8);
        const [group] = sheet.groups;
        if (!group) throw new Error("a group");
        const addOns = group.addOns.map((one) => ({ ...one, quantity: one.id === "nuts" ? nuts : honey }));
        draft = { ...draft, ...withAddOns(draft, second, { ...sheet, groups: [{ ...group, addOns }] }) };
        expect(addOnsOf(draft, second, ice).groups[0]?.addOns.map(({ quantity }) => quantity)).toEqual([nuts, honey]);
        expect(addOnsOf(draft, first, ice).groups[0]?.addOns.map(({ quantity }) => quantity)).toEqual([1, 0]);
      }
      const { nuts = 0, honey = 0 } = choices.at(-1) ?? {};
      const { lines = [], products = [] } = asEdit(draft, order);
      expect(lines).toEqual(nuts < 3 ? [{ id: "n2", quantity: nuts }] : []);
      const more = [
        ...(nuts > 3 ? [{ id: "nuts", quantity: nuts - 3 }] : []),
        ...(honey > 0 ? [{ id: "honey", quantity: honey }] : []),
      ];
      expect(products).toEqual(more.length > 0 ? [{ id: "ice", item: 2, add_ons: more }] : []);
    }),
  );
});

it("takes an item's add-ons out with its last unit, and puts them back with it", () => {
  const [unit] = order.lines;
  if (!unit) throw new Error("a line");
  const none = { ...editOf(order), lines: withQuantity(editOf(order), order, unit, 0) };
  expect(asEdit(none, order).lines).toEqual([
    { id: "v1", quantity: 0 },
    { id: "n1", quantity: 0 },
  ]);
  const again = { ...none, lines: withQuantity(none, order, unit, 1) };
  expect(asEdit(again, order).lines).toEqual([]);
});

it("lays an edit upon what somebody else made of the order, line by line and charge by charge", () => {
  const [unit, , second] = order.lines;
  if (!unit || !second) throw new Error("two lines");
  const base = editOf(order);
  const mine = {
    ...base,
    lines: withQuantity({ ...base, lines: withQuantity(base, order, unit, 4) }, order, second, 5),
    charges: withCharge(base, "delivery", "Boda"),
  };
  const delivery = { kind: "delivery", name: "Boda", type: "fixed", value: 300_000, amount: tzs(300_000) } as const;
  const theirs = { ...order, version: 5, lines: [{ ...second, quantity: 3 }], charges: [delivery] };
  const { merged, clashes } = mergeForms(base, mine, editOf(theirs), mergeRules);
  expect(clashes).toMatchObject([
    { path: ["lines", "v1"], kind: "removed" },
    { path: ["lines", "v2", "quantity"], kind: "value", mine: 5, theirs: 3 },
    { path: ["charges", "delivery Boda 1", "value"], kind: "value", mine: null, theirs: 300_000 },
  ]);
  expect(merged.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
    expect.arrayContaining([
      ["v1", 4],
      ["v2", 5],
    ]),
  );
  const settled = clashes.reduce((form, clash) => settleClash(form, clash, "theirs", withoutLines), merged);
  expect(isEdited(settled, theirs)).toBe(false);
});

it("is not saved without an amount that cannot be read", () => {
  const [charge] = withCharge(editOf(order), "discount", "Punguzo");
  if (!charge) throw new Error("a charge");
  const draft = { ...editOf(order), charges: [{ ...charge, value: "999.995" }] };
  expect(isEdited(draft, order)).toBe(true);
  expect(editProblem(draft, order)).toBe("amounts");
});

it("never gives two charges one key", () => {
  const two = { ...editOf(order), charges: withCharge(editOf(order), "discount", "Punguzo") };
  const [, ...rest] = withCharge(two, "discount", "Punguzo");
  const keys = withCharge({ ...two, charges: rest }, "discount", "Punguzo").map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
