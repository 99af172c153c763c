import type { Language } from "@mauzo/contract/shared";
import type { Problem } from "./rules/read-submitted-order.ts";
import { addOnsMessage } from "./steps/choice-messages.ts";

/** The messages to shoppers, in the language of the conversation the link came from. */
export const cartMessages = {
  changed: {
    en: "The prices or choices have changed since you opened this page. Look at the order again before you send it.",
    sw: "Bei au bidhaa zimebadilika tangu ulipofungua ukurasa huu. Angalia tena oda yako kabla ya kutuma.",
  },
  different: {
    en: "This order was already sent. To order something else, start again in the chat.",
    sw: "Oda hii imeshatumwa. Ukitaka kitu kingine, anza upya kwenye chat.",
  },
  cancelled: { en: "This order is cancelled already.", sw: "Oda hii imeshaghairiwa." },
  paidFor: {
    en: "Money was paid for this order. Ask the shop in the chat to cancel it and to pay back.",
    sw: "Oda hii imeshalipiwa. Omba duka kwenye chat liighairi na kurudisha pesa.",
  },
  claimed: {
    en: "The shop is looking at your payment. Write to it in the chat, or take back what you said you paid.",
    sw: "Duka linaangalia malipo yako. Liandikie kwenye chat, au futa ulichosema umelipa.",
  },
  underWay: {
    en: "The shop works on your order already. Ask it in the chat to cancel it.",
    sw: "Duka limeshaanza kushughulikia oda yako. Omba duka kwenye chat liighairi.",
  },
  phone: {
    en: "Write a phone number such as 0712 345 678 or +255 712 345 678.",
    sw: "Andika namba ya simu kama 0712 345 678 au +255 712 345 678.",
  },
} as const;

export function problemMessage(problem: Problem, language: Language): string {
  const swahili = language === "sw";
  switch (problem.kind) {
    case "unknown":
      return swahili ? "Kitu hiki hakipo kwenye oda yako." : "This is not in your cart.";
    case "twice":
      return swahili ? "Kitu hiki kimeandikwa mara mbili." : "This is in the order twice.";
    case "empty":
      return swahili ? "Chagua angalau kitu kimoja." : "Choose at least one item.";
    case "too-large":
      return swahili ? "Oda hii ni kubwa mno. Punguza idadi." : "This order is too large. Lower the quantities.";
    case "method":
      return swahili ? "Chagua utakavyopata oda yako." : "Choose how you get your order.";
    case "place":
      return swahili ? "Andika pa kukuletea oda." : "Write where to bring your order.";
    case "add-ons":
      return addOnsMessage(problem.problem, language);
  }
}
