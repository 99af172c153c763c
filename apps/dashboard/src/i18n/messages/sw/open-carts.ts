export const openCarts = {
  title: "Alichochagua mteja",
  fromBot: "Kwa boti, bado hajaagiza",
  cart: "Kikapu {number}",
  heldUntil: "Imeshikiliwa hadi {time}",
  total: "Jumla",
  conversation: "Fungua mazungumzo",
} as const;
