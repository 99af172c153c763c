import type { Product } from "@mauzo/contract/catalogue/products";
import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addOnsOf, asEdit, editOf, withAddOns, withQuantity } from "./edit-draft.ts";

const tzs = (minor: number) => ({ minor, currency: "TZS" });
const at = "2026-11-01T09:00:00.000Z";
const line = (id: string, item: number, item_id: string, quantity: number): OrderLine => ({
  ...{ id, item, item_id, quantity, kind: item_id === "vanilla" ? "variant" : "add_on", product_id: "ice" },
  ...{ product_name: "Aiskrimu", name: item_id, image_url: null, returned: 0, unit_price: tzs(100), total: tzs(100) },
});
const order: Order = {
  ...{ id: "o", order_id: "7K4Q9-DXM2T", status: "pending", fulfilment: "new", payment: "unpaid", channel: "manual" },
  ...{ customer: null, quantity: 3, total: tzs(600), paid: tzs(0), claimed: false, placed_at: at, charges: [] },
  ...{ payments: [], changes: [], messages: [], note: "", delivery: null, version: 4 },
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
        draft = withAddOns(draft, second, { ...sheet, groups: [{ ...group, addOns }] });
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
  const none = { ...editOf(order), quantities: withQuantity(editOf(order), order, unit, 0) };
  expect(asEdit(none, order).lines).toEqual([
    { id: "v1", quantity: 0 },
    { id: "n1", quantity: 0 },
  ]);
  const again = { ...none, quantities: withQuantity(none, order, unit, 1) };
  expect(asEdit(again, order).lines).toEqual([]);
});
