import type { DisputeOutcome, NewAnswer } from "@mauzo/contract/orders/debt-answers";
import type { Texts } from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";

const words = {
  en: {
    said: {
      confirmed: "The customer says that this debt is right",
      withdrawn: "The customer took back what they said",
    },
    disputed: "The customer disputes this debt",
    settled: { accepted: "The dispute was accepted", stays: "The debt stays as it is" },
  },
  sw: {
    said: { confirmed: "Mteja anasema deni hili ni sahihi", withdrawn: "Mteja ameondoa alichosema" },
    disputed: "Mteja anapinga deni hili",
    settled: { accepted: "Pingamizi limekubaliwa", stays: "Deni linabaki lilivyo" },
  },
} as const;

/** What a customer said of a debt, for the order's history. */
export const saidText = (said: NewAnswer["said"], reason: string, language: Language): string =>
  said === "disputed" ? `${words[language].disputed}: ${reason}` : words[language].said[said];

type Settled = { outcome: DisputeOutcome; answer: string };
/** How a dispute was settled, for the order's history. */
export const settledText = ({ outcome, answer }: Settled, language: Language): string =>
  `${words[language].settled[outcome]}: ${answer}`;

/** What the customer is told; what the shop wrote fills no placeholder. */
export function settledNotice({ outcome, answer }: Settled): Texts {
  const plain = answer.replaceAll(/[{}]/g, "");
  return outcome === "accepted"
    ? {
        en: `Hello {name}, {shop} agrees with what you said about order {number}: ${plain}. See what you owe now: {link}`,
        sw: `Habari {jina}, {duka} limekubali ulichosema kuhusu oda {namba}: ${plain}. Tazama deni lako sasa: {kiungo}`,
      }
    : {
        en: `Hello {name}, {shop} looked at what you said about order {number}. What you owe stays: ${plain}. See it here: {link}`,
        sw: `Habari {jina}, {duka} limeangalia ulichosema kuhusu oda {namba}. Deni linabaki lilivyo: ${plain}. Litazame hapa: {kiungo}`,
      };
}
