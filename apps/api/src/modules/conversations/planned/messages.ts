import type { Language } from "@mauzo/contract/shared";
import type { PlannedFailure } from "./queries.ts";

const reasons: Record<PlannedFailure, Record<Language, string>> = {
  window_closed: {
    en: "WhatsApp's 24 hours were over, until the customer writes again",
    sw: "saa 24 za WhatsApp zilikuwa zimekwisha, hadi mteja aandike tena",
  },
  number_disconnected: {
    en: "the WhatsApp number is no longer connected",
    sw: "namba ya WhatsApp haijaunganishwa tena na duka",
  },
  customer_on_whatsapp: {
    en: "this conversation is answered in WhatsApp",
    sw: "mazungumzo haya yanajibiwa kwenye WhatsApp",
  },
  no_right: {
    en: "its writer may no longer write to customers",
    sw: "aliyeupanga hana tena ruhusa ya kuwaandikia wateja",
  },
  late: {
    en: "its time was over before it could be sent",
    sw: "wakati wake ulipita kabla haujaweza kutumwa",
  },
};

type NotSent = { failure: PlannedFailure; text: string; name: string | undefined };
/** The note to the staff about a planned message that was not sent; it names who planned it. */
export function notSentNote(language: Language, { failure, text, name }: NotSent): string {
  const [why, named] = [reasons[failure][language], name === undefined ? "" : `@${name} `];
  return language === "sw"
    ? `${named}Ujumbe uliopangwa haukutumwa: ${why}.\n\n${text}`
    : `${named}A planned message was not sent: ${why}.\n\n${text}`;
}
