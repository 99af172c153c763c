const perItem = (count: string) => `${count} for each item`;

/** English texts of a product's card in the cart. */
export const en = {
  free: "Free",
  onlyLeft: (left: number) => `Only ${left} left`,
  atMost: (most: number) => `At most ${most}`,
  wholeNumbers: "Whole numbers only",
  soldOut: "Sold out",
  quantityOf: (name: string) => `Quantity of ${name}`,
  addOne: (name: string) => `Add one ${name}`,
  takeOne: (name: string) => `Take away one ${name}`,
  groupRule: (min: number, max: number) =>
    min === max ? perItem(`Choose ${min}`) : perItem(min > 0 ? `Choose ${min} to ${max}` : `Optional, up to ${max}`),
  groupMissing: (count: number) => `Choose ${count} more.`,
  groupExtra: (count: number) => `Take away ${count}.`,
};

export type CardLabels = typeof en;
