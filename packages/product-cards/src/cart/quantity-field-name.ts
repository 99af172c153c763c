/** The name of the form field for a choice's quantity in an item of the cart. */
export const quantityFieldName = (kind: "variant" | "add_on", product: { id: string; item: number }, id: string) =>
  `${kind}:${product.id}:${id}:${product.item}`;
