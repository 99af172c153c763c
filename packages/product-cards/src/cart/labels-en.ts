/** English texts of a product's card in the cart. */
export const en = {
  free: "Free",
  onlyLeft: "Only {left} left",
  atMost: "At most {most}",
  wholeNumbers: "Whole numbers only",
  soldOut: "Sold out",
  change: "Change ({count} more to choose from)",
  quantityOf: "Quantity of {name}",
  addOne: "Add one {name}",
  takeOne: "Take away one {name}",
  chooseExactly: "Choose {count} for each item",
  chooseBetween: "Choose {min} to {max} for each item",
  chooseUpTo: "Optional, up to {max} for each item",
  groupMissing: "Choose {count} more.",
  groupExtra: "Take away {count}.",
} as const;

export type CardLabels = typeof en;
