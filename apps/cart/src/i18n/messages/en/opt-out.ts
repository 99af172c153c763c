/** Getting no more offers, from the link in an SMS. */
export const optOut = {
  tabTitle: "Offers by SMS",
  title: "No more offers from {shop}?",
  text: "You got an offer of this shop by SMS. If you want no more of them, press the button. Messages about your orders still reach you.",
  stop: "Send me no more offers",
  done: "You no longer get offers from {shop}",
  doneText: "Messages about your orders still reach you. Should you want offers again, tell the shop.",
  retry: "Try again",
  failed: {
    title: "This did not work just now",
    text: "Our server did not answer, so nothing may have changed. Please try again in a moment.",
  },
  unknown: {
    title: "This link does not work",
    text: "A part of it may be missing. Open it again from the SMS, with all its letters. If that does not help, tell the shop that you want no more offers.",
  },
} as const;
