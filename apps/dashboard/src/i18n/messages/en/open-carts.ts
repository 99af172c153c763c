export const openCarts = {
  title: "What the customer chose",
  fromBot: "With the bot, not ordered yet",
  cart: "Cart {number}",
  heldUntil: "Held until {time}",
  total: "Total",
  conversation: "Open the conversation",
} as const;
