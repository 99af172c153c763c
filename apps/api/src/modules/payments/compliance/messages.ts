import type { ComplianceNote } from "@mauzo/contract/payments/compliance";
import type { Language } from "@mauzo/contract/shared";

type Told = { isApproved: boolean; notes: ComplianceNote[]; shop: string; link: string };

/** The mail to a shop's admins once their documents were looked at. */
export function decisionMail(language: Language, { isApproved, notes, shop, link }: Told) {
  const lines = notes.map((note) => `– ${note[language]}`).join("\n");
  if (language === "sw")
    return isApproved
      ? {
          subject: "Hati za duka lako zimeidhinishwa",
          text: `Hati za ${shop} zimeidhinishwa. Sasa unaweza kutoa pesa:\n${link}`,
        }
      : {
          subject: "Hati za duka lako zinahitaji marekebisho",
          text: `Tumekagua hati za ${shop}. Tafadhali rekebisha:\n\n${lines}\n\nKisha zitume tena:\n${link}`,
        };
  return isApproved
    ? {
        subject: "Your shop's documents are approved",
        text: `The documents of ${shop} are approved. You can withdraw money now:\n${link}`,
      }
    : {
        subject: "Your shop's documents need attention",
        text: `We looked at the documents of ${shop}. Please mend:\n\n${lines}\n\nThen send them again:\n${link}`,
      };
}
