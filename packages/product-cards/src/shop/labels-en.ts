/** English texts of a product's card on the shop's page. */
export const en = {
  soldOut: "Sold out",
  fewLeft: "Only {count} left",
  from: "From {price}",
  add: "Add {product}",
  choose: "Choose {product}",
} as const;

export type CardLabels = typeof en;
