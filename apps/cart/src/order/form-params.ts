import type { Cart } from "@mauzo/contract/orders/cart";
import { quantityFieldName } from "@mauzo/product-cards/cart/quantity-field-name";

/** The form's fields as the browser would send them. */
export function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return params;
}

/** Lowers quantities to what can be ordered: stock may have dropped since the page was rendered. */
export function lowerFields(form: HTMLFormElement, { products }: Pick<Cart, "products">) {
  const lower = (name: string, quantity: number) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && Number(field.value) > quantity) field.value = String(quantity);
  };
  for (const product of products) {
    for (const { id, quantity } of product.variants) lower(quantityFieldName("variant", product, id), quantity);
    for (const { id, quantity } of product.add_ons) lower(quantityFieldName("add_on", product, id), quantity);
  }
}

/** Writes entries into the fields that still exist; a quantity never exceeds the stock. */
export function fillForm(form: HTMLFormElement, entries: [string, string][]) {
  for (const [name, value] of entries) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement) field.value = value;
    // Radio buttons: a value that no longer exists selects nothing.
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
