import { quantityFieldName } from "@mauzo/product-cards/cart/quantity-field-name";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cart, id, product, variant } from "../../test/example-cart.ts";
import {
  parseOrderForm,
  shownField,
  shownOfField,
  wantedOf,
  withOrder,
  withoutLooseAddOns,
  withoutUnread,
} from "./parse-order-form.ts";

const choices = fc.uniqueArray(fc.record({ id: fc.uuid(), quantity: fc.nat({ max: 10_000 }) }), {
  selector: (choice) => choice.id,
  maxLength: 5,
});
const productIds = [id(1), id(2), id(3)];
// What a browser can send: text without lone surrogates, line breaks as CR LF.
const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((value) => value.replace(/\r/g, "").trim());
const order = fc.record({
  products: fc.uniqueArray(
    fc
      .record({ id: fc.constantFrom(...productIds), item: fc.nat({ max: 3 }), variants: choices, add_ons: choices })
      .filter((one) => one.variants.length > 0),
    { selector: (one) => `${one.id} ${one.item}`, minLength: 1, maxLength: 5 },
  ),
  customer: fc.record({ name: text, phone: text }),
  note: text,
  delivery: fc.record({ method_id: fc.option(fc.uuid()), place: text }),
  version: fc.string({ minLength: 1 }),
});

describe("the order in a form", () => {
  it("comes out as it went in", () => {
    fc.assert(
      fc.property(order, (sent) => {
        const form = new URLSearchParams({ token: "t", version: sent.version, ...sent.customer });
        for (const { variants, add_ons, ...product } of sent.products) {
          for (const choice of variants)
            form.append(quantityFieldName("variant", product, choice.id), `${choice.quantity}`);
          for (const choice of add_ons)
            form.append(quantityFieldName("add_on", product, choice.id), `${choice.quantity}`);
        }
        form.set("note", sent.note.replaceAll("\n", "\r\n"));
        form.set("place", sent.delivery.place.replaceAll("\n", "\r\n"));
        if (sent.delivery.method_id) form.set("delivery_method", sent.delivery.method_id);
        expect(parseOrderForm(new URLSearchParams(form.toString()))).toEqual(sent);
      }),
    );
  });
  it.each(["-1", "1.5", "1e3", "0x10", "many", "123456", "٣"])("cannot read %s as a quantity", (typed) => {
    const form = new URLSearchParams([[quantityFieldName("variant", { id: id(1), item: 1 }, id(10)), typed]]);
    expect(parseOrderForm(form).products[0]?.variants?.[0]?.quantity).toBeNaN();
    expect(withoutUnread(parseOrderForm(form)).products[0]?.variants).toEqual([]);
  });
  it("takes an empty quantity as none", () => {
    const form = new URLSearchParams([[quantityFieldName("variant", { id: id(1), item: 1 }, id(10)), ""]]);
    expect(parseOrderForm(form).products[0]?.variants?.[0]?.quantity).toBe(0);
  });
  it("leaves other fields alone", () => {
    expect(parseOrderForm(new URLSearchParams("variant:1=2&x:a:b=1&variant:a:b:c=1&__proto__=1")).products).toEqual([]);
  });
  it("drops add-ons of a product of which none is wanted", () => {
    const loose = { id: id(1), variants: [{ id: id(2), quantity: 0 }], add_ons: [{ id: id(3), quantity: 2 }] };
    expect(withoutLooseAddOns({ products: [loose] }).products[0]?.add_ons).toEqual([{ id: id(3), quantity: 0 }]);
  });
});

describe("the order on the cart", () => {
  it("sets what it mentions and keeps the rest", () => {
    const shown = cart([product(1, { variants: [variant(10, { quantity: 2 }), variant(11, { quantity: 3 })] })]);
    const filled = withOrder(shown, {
      products: [{ id: id(1), variants: [{ id: id(11), quantity: 0 }] }],
      customer: { name: "Neema", phone: "0712" },
      note: "Asante",
    });
    expect(filled.products[0]?.variants.map(({ quantity }) => quantity)).toEqual([2, 0]);
    expect(filled).toMatchObject({ customer: { name: "Neema", phone: "0712" }, note: "Asante" });
  });
  it("sets what it says of one item in that item alone", () => {
    const [first, second] = [1, 2].map((item) => product(1, { item, variants: [variant(10, { quantity: item })] }));
    if (!first || !second) throw new Error("no items");
    const variants = [{ id: id(10), quantity: 5 }];
    const filled = withOrder(cart([first, second]), { products: [{ id: id(1), item: 2, variants }] });
    expect(filled.products.map((one) => one.variants[0]?.quantity)).toEqual([1, 5]);
    expect(wantedOf(filled).get(id(10))).toBe(6);
  });
});

describe("what was shown", () => {
  it("comes back from the form", () => {
    const shown = [{ id: id(1), name: '<b>"Kanga"</b>', minor: 1_800_000 }];
    expect(shownOfField(shownField(shown))).toEqual(shown);
  });
  it.each([null, "", "{", "7", '{"a":1}', '[[1,2,3],["a","b","c"],["a","b",1.5],null]'])(
    "reads %s as nothing",
    (given) => {
      expect(shownOfField(given)).toEqual([]);
    },
  );
});
