import type { Cart } from "@mauzo/contract/orders/cart";
import { quantityName } from "@mauzo/product-faces/cart/quantity-name";

/** What a form would send, as the server reads it. */
export function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return params;
}

/** Lowers quantities to what the order can have: less may be there than when the page was made. */
export function lowerFields(form: HTMLFormElement, { products }: Pick<Cart, "products">) {
  const lower = (name: string, quantity: number) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && Number(field.value) > quantity) field.value = String(quantity);
  };
  for (const product of products) {
    for (const { id, quantity } of product.variants) lower(quantityName("variant", product, id), quantity);
    for (const { id, quantity } of product.add_ons) lower(quantityName("add_on", product, id), quantity);
  }
}

/** Writes entries into the fields that are still there; never more of anything than there is. */
export function fillForm(form: HTMLFormElement, entries: [string, string][]) {
  for (const [name, value] of entries) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement) field.value = value;
    // One of several to choose from: what is no longer there chooses nothing.
    if (
      field instanceof RadioNodeList &&
      [...field].some((one) => one instanceof HTMLInputElement && one.value === value)
    )
      field.value = value;
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "radio") field.checked = field.value === value || field.checked;
    else if (field.type !== "number") field.value = value;
    else if (/^\d*$/.test(value)) field.value = Number(value) > Number(field.max) ? field.max : value;
  }
}
