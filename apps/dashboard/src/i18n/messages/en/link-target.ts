export const linkTarget = {
  target: "Where it leads",
  kind: { shop: "Your shop's page", product: "A product", set: "A set", chat: "Your chat" },
  product: "Product",
  productSearch: "Search for a product",
  leadsTo: "It leads to",
  noProduct: "No product found",
  set: "Set",
  chooseSet: "Choose a set",
  noSets: "There are no sets yet",
  problem: { product: "Choose a product.", set: "Choose a set." },
} as const;
