/** The name of the field that holds how many of a choice are wanted. */
export const quantityName = (kind: "variant" | "add_on", productId: string, id: string) => `${kind}:${productId}:${id}`;
