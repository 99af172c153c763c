/** The name of the field that holds how many of a choice are wanted for an item of the cart. */
export const quantityName = (kind: "variant" | "add_on", product: { id: string; item: number }, id: string) =>
  `${kind}:${product.id}:${id}:${product.item}`;
