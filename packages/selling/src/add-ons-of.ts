/** All add-ons of a product, over its groups. */
export const addOnsOf = <AddOn>(product: { add_on_groups: readonly { add_ons: readonly AddOn[] }[] }): AddOn[] =>
  product.add_on_groups.flatMap((group) => group.add_ons);
