import { en as cardWords } from "@mauzo/product-cards/cart/labels-en";

export const en = {
  orderTitle: (id: string) => `Order ${id}`,
  productsTitle: "What you are ordering",
  ...cardWords,

  holdOffer: (minutes: number) =>
    `Write your phone number and we keep these items for you for ${minutes < 60 ? `${minutes} minutes` : minutes === 60 ? "1 hour" : `${minutes / 60} hours`}.`,
  holdFull: "We cannot keep these items for you now. You can order them all the same.",
  heldUntil: (time: string) => `Held for you until ${time}.`,
  heldText: "Until then nobody else can buy these items. Nothing is ordered yet.",
  heldFor: (minutes: number) => `Held for you for ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
  heldLastMinute: "Held for you for less than a minute more.",
  heldNoLonger: "No longer held for you",
  heldNoLongerText: "Others can buy these items again. You can still order them while they last.",

  deliveryTitle: "How you get it",
  noFee: "Free",
  freeFrom: (amount: string) => `Free from ${amount}`,
  withFee: (fee: string) => `with ${fee} for delivery`,
  place: "Where to bring it",
  placeHint: "Street, house, a place that everybody knows.",
  placeMissing: "Write where to bring your order.",

  customerTitle: "Your details",
  name: "Name",
  nameMissing: "Write your name.",
  phone: "Phone number",
  phoneHint: "The shop will reach you on this number.",
  phoneMissing: "Write your phone number.",
  note: "Note to the shop",
  optional: "optional",

  total: "Total",
  items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  updateTotal: "Update total",
  submit: "Place order",
  accept: "Accept and order",
  retry: "Try again",
  sending: "Sending…",

  error: "Error",
  placedTitle: "Order submitted",
  placedText: "Your order has been submitted successfully",
  check: {
    title: "Your order was not sent",
    text: "Look at the marked places, then order again.",
    empty: "Choose at least one item.",
    "too-large": "This order is too large. Lower the quantities.",
  },
  changed: { title: "Your order has changed", text: "Nothing was ordered yet. If this is fine with you, order again." },
  changedPrice: (name: string, was: string, is: string) => `${name}: the price was ${was} and is now ${is}.`,
  changedStock: (name: string, wanted: number, left: number) => `${name}: only ${left} left. You asked for ${wanted}.`,
  changedSoldOut: (name: string) => `${name}: sold out.`,
  changedGone: (name: string) => `${name}: no longer sold.`,
  already: { title: "This order was already sent", text: "Below is what was ordered." },
  busy: {
    title: "Too many orders at once",
    text: "Wait a moment, then try again. What you wrote is still here.",
  },
  unreachable: {
    title: "We do not know yet if your order arrived",
    text: "The network or our server did not answer. Try again: it will never be ordered twice.",
  },

  backToShop: (shop: string) => `Back to ${shop}`,

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
  broken: "Something went wrong.",
  refresh: "Refresh",
};
