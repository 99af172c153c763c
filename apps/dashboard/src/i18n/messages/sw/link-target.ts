export const linkTarget = {
  target: "Kinaelekeza wapi",
  kind: { shop: "Ukurasa wa duka lako", product: "Bidhaa", set: "Seti ya bidhaa", chat: "Chati yako" },
  product: "Bidhaa",
  productSearch: "Tafuta bidhaa",
  leadsTo: "Kinaelekeza kwa",
  noProduct: "Hakuna bidhaa iliyopatikana",
  set: "Seti",
  chooseSet: "Chagua seti",
  noSets: "Bado hakuna seti",
  problem: { product: "Chagua bidhaa.", set: "Chagua seti." },
} as const;
