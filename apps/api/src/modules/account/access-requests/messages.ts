import type { Language } from "@mauzo/contract/shared";
import type { Action, Resource } from "@mauzo/permissions/permissions";
import { safeDisplayName } from "../../../jobs/safe-display-name.ts";

const resources: Record<Language, Record<Resource, string>> = {
  en: {
    ...{
      product: "products",
      orders: "orders",
      customers: "customers",
      transactions: "money",
      staffs: "staff accounts",
    },
    ...{ conversations: "conversations", chatflow: "the chatflow", whatsapp_interactions: "WhatsApp" },
  },
  sw: {
    ...{
      product: "bidhaa",
      orders: "oda",
      customers: "wateja",
      transactions: "fedha",
      staffs: "akaunti za wafanyakazi",
    },
    ...{ conversations: "chati", chatflow: "boti ya chati", whatsapp_interactions: "WhatsApp" },
  },
};
const actions: Record<Language, Record<Action, string>> = {
  en: { read: "see", create: "add", update: "change", delete: "delete" },
  sw: { read: "kuona", create: "kuongeza", update: "kubadilisha", delete: "kufuta" },
};

type Wanted = { resource: Resource; action: Action };
/** What somebody asks for, in a few words: `see orders`. */
const wantedText = (language: Language, { resource, action }: Wanted) =>
  `${actions[language][action]} ${resources[language][resource]}`;

type Told = Wanted & { name: string; shop: string; link: string };

/** The mail to an admin once somebody of the shop asks to be allowed something. */
export function requestMail(language: Language, { name, shop, link, ...wanted }: Told) {
  const [who, place, what] = [safeDisplayName(name), safeDisplayName(shop), wantedText(language, wanted)];
  return language === "sw"
    ? {
        subject: `${who || "Mfanyakazi"} anaomba ruhusa ya ${what}`,
        text: `${who || "Mfanyakazi"} wa ${place || "duka lako"} anaomba ruhusa ya ${what}.\n\nMkubalie au mkatalie hapa:\n${link}`,
      }
    : {
        subject: `${who || "Somebody of your staff"} asks to ${what}`,
        text: `${who || "Somebody"} of ${place || "your shop"} asks to be allowed to ${what}.\n\nAllow or refuse it here:\n${link}`,
      };
}

/** The mail to who asked, with the answer. */
export function answerMail(
  language: Language,
  { shop, link, isGranted, ...wanted }: Omit<Told, "name"> & { isGranted: boolean },
) {
  const [place, what] = [safeDisplayName(shop), wantedText(language, wanted)];
  if (language === "sw")
    return isGranted
      ? { subject: `Umeruhusiwa ${what}`, text: `Sasa unaruhusiwa ${what} kwenye ${place || "duka"}:\n${link}` }
      : {
          subject: `Hukuruhusiwa ${what}`,
          text: `Ombi lako la ${what} kwenye ${place || "duka"} limekataliwa. Ongea na msimamizi wa duka.`,
        };
  return isGranted
    ? { subject: `You may ${what} now`, text: `You may now ${what} in ${place || "the shop"}:\n${link}` }
    : {
        subject: `You may not ${what}`,
        text: `Your request to ${what} in ${place || "the shop"} was refused. Talk to an admin of the shop.`,
      };
}
