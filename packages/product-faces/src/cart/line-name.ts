/** What a line is called where it stands alone. A product's only choice has no name of its own. */
export const lineName = (product: { name: string }, choice: { name: string }) =>
  [product.name, choice.name].filter(Boolean).join(" · ");
