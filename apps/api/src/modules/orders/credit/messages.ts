import type { Texts } from "@mauzo/contract/orders/order-workflow";

/** What the customer of an order is reminded with, by whether the day to pay it is still to come. */
export const reminderTexts: Record<"before" | "after" | "undated", Texts> = {
  before: {
    en: "Hello {name}, {owed} of your order {number} from {shop} is due on {day}. Look at it and pay here: {link}",
    sw: "Habari {jina}, deni lako la {deni} kwa oda {namba} kutoka {duka} linatakiwa kulipwa kufikia {siku}. Tazama na ulipe hapa: {kiungo}",
  },
  after: {
    en: "Hello {name}, {owed} of your order {number} from {shop} was due on {day}. Look at it and pay here: {link}",
    sw: "Habari {jina}, deni lako la {deni} kwa oda {namba} kutoka {duka} lilitakiwa kulipwa kufikia {siku}. Tazama na ulipe hapa: {kiungo}",
  },
  undated: {
    en: "Hello {name}, {owed} is still owed for your order {number} from {shop}. Look at it and pay here: {link}",
    sw: "Habari {jina}, bado unadaiwa {deni} ya oda yako {namba} kutoka {duka}. Tazama na ulipe hapa: {kiungo}",
  },
};

/** The same where it is paid in instalments. */
export const instalmentTexts: Record<"before" | "after", Texts> = {
  before: {
    en: "Hello {name}, {amount} of your order {number} from {shop} is due on {day}; you owe {owed} in all. Look at it and pay here: {link}",
    sw: "Habari {jina}, awamu ya {kiasi} ya oda {namba} kutoka {duka} inatakiwa kulipwa kufikia {siku}; deni lote ni {deni}. Tazama na ulipe hapa: {kiungo}",
  },
  after: {
    en: "Hello {name}, {amount} of your order {number} from {shop} was due on {day}; you owe {owed} in all. Look at it and pay here: {link}",
    sw: "Habari {jina}, awamu ya {kiasi} ya oda {namba} kutoka {duka} ilitakiwa kulipwa kufikia {siku}; deni lote ni {deni}. Tazama na ulipe hapa: {kiungo}",
  },
};
