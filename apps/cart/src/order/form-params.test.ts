// @vitest-environment happy-dom
import { quantityFieldName } from "@mauzo/product-cards/cart/quantity-field-name";
import { expect, it } from "vitest";
import { addOn, cart, id, product, variant } from "../../test/example-cart.ts";
import { fillForm, lowerFields, paramsOf } from "./form-params.ts";

const scarf = quantityFieldName("variant", { id: id(1), item: 1 }, id(10));
const wrap = quantityFieldName("add_on", { id: id(1), item: 1 }, id(11));

function formWith(values: Record<string, string>) {
  const form = document.createElement("form");
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement("input");
    Object.assign(field, { name, value, type: "number", max: "40" });
    form.append(field);
  }
  return form;
}

it("nothing is ordered that is not there any more, and nothing that was not asked for", () => {
  const form = formWith({ [scarf]: "9", [wrap]: "1" });
  const now = product(1, { variants: [variant(10, { quantity: 4 })], add_ons: [addOn(11, 5, { quantity: 3 })] });
  lowerFields(form, cart([now]));
  expect([...paramsOf(form)]).toEqual([
    [scarf, "4"],
    [wrap, "1"],
  ]);
});

it("what was typed comes back into fields that are still there, never more than there is", () => {
  const form = formWith({ [scarf]: "1" });
  fillForm(form, [
    [scarf, "41"],
    [wrap, "2"],
  ]);
  expect([...paramsOf(form)]).toEqual([[scarf, "40"]]);
});
