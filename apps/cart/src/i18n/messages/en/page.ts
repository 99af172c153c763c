/** What only the server writes: the frame of the page, and pages without an order. */
export const page = {
  orderTitle: "Order {id}",
  tabTitle: "Order {id} · {shop}",
  retry: "Try again",
  error: "Error",
  backToShop: "Back to {shop}",
  noToken: "No token provided. Please check your URL.",
  goHome: "Go Home",
  gone: {
    title: "This link no longer works",
    text: "It may be too old, or a part of it may be missing. Ask the shop in the chat for a new link.",
  },
  loadFailed: {
    title: "Your order did not open",
    text: "Our server did not answer. Nothing is lost. Try again in a moment.",
  },
  empty: {
    title: "Nothing is left to order",
    text: "The products of this order are no longer sold. Go back to the shop and choose something else.",
  },
  missing: { title: "This page does not exist", text: "Check the link you were sent." },
  foreign: "This order did not come from our page. Open your link again and order there.",
} as const;
