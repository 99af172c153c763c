/** English texts of a product's card on the shop's page. */
export const en = {
  soldOut: "Sold out",
  fewLeft: "Only {count} left",
  from: "From {price}",
  add: "Add {product}",
  choose: "Choose {product}",
};

export type CardLabels = typeof en;
