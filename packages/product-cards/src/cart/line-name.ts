/** A line's name for use on its own. A product's only variant has no name of its own. */
export const lineName = (product: { name: string }, choice: { name: string }) =>
  [product.name, choice.name].filter(Boolean).join(" · ");
