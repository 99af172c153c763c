/** What somebody owes a shop, from the link in a reminder. */
export const balance = {
  tabTitle: "What you owe",
  title: "What you owe {shop}",
  nothing: "You owe nothing. Thank you.",
  overdue: "Should have been paid by now",
  credit: "You paid too much before",
  orders: "Order by order",
  since: "Ordered {day}",
  ofTotal: "of {total}",
  due: "Pay by {day}",
  wasDue: "Was due {day}",
  debt: "What you owe",
  payFirst: "What is due first is paid first, then the oldest.",
  paid: "What you paid",
  refund: "paid back",
  retry: "Try again",
  failed: {
    title: "This did not work just now",
    text: "Our server did not answer. Please try again in a moment.",
  },
  unknown: {
    title: "This link does not work",
    text: "A part of it may be missing, or it is too old. Open it again from the message, with all its letters, or ask the shop for a new one.",
  },
} as const;
