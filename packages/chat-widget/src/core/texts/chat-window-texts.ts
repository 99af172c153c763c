/** Texts of the bubble and the box's frame, in both languages. */
export const chatWindowTexts = {
  en: {
    bubbleTitle: "Need Help?",
    bubbleSubTitle: "Ask me",
    title: "Chat",
    minimise: "Minimise chat",
    close: "Close chat and clear the conversation",
    placeholder: "Compose a message",
    send: "Send",
    date: "Choose a date",
    failed: "The conversation did not load. Check your connection and try again.",
    retry: "Try again",
  },
  sw: {
    bubbleTitle: "Unahitaji msaada?",
    bubbleSubTitle: "Niulize",
    title: "Mazungumzo",
    minimise: "Punguza dirisha",
    close: "Funga na ufute mazungumzo",
    placeholder: "Andika ujumbe",
    send: "Tuma",
    date: "Chagua tarehe",
    failed: "Mazungumzo hayajafunguka. Angalia mtandao wako kisha ujaribu tena.",
    retry: "Jaribu tena",
  },
};

export type ChatWindowTexts = (typeof chatWindowTexts)["en"];
