import type { Language } from "@mauzo/contract/shared";
import { safeDisplayName } from "../../../jobs/safe-display-name.ts";

type Texts = { shop: string; inviter: string; link: string };

const texts = {
  en: ({ shop, inviter, link }: Texts) => ({
    subject: `${inviter || "Somebody"} invites you to ${shop || "a shop"} on Mauzo`,
    text: `Hello,

${inviter || "Somebody"} invites you to work in ${shop ? `the shop ${shop}` : "a shop"} on Mauzo. Open this link within 72 hours to join:

${link}

The link works once, and only for this e-mail. If you do not know the shop, do nothing.

Mauzo`,
  }),
  sw: ({ shop, inviter, link }: Texts) => ({
    subject: `${inviter || "Mtu"} anakualika kwenye ${shop || "duka"} katika Mauzo`,
    text: `Habari,

${inviter || "Mtu"} anakualika kufanya kazi kwenye ${shop ? `duka la ${shop}` : "duka"} katika Mauzo. Fungua kiungo hiki ndani ya saa 72 ujiunge:

${link}

Kiungo kinafanya kazi mara moja tu, na kwa barua pepe hii tu. Kama hulijui duka hili, usifanye lolote.

Mauzo`,
  }),
};

/** The mail with an invite's link. Its reader may know neither the shop nor the inviter. */
export const inviteMail = (language: Language, { shop, inviter, link }: Texts) =>
  texts[language]({ shop: safeDisplayName(shop), inviter: safeDisplayName(inviter), link });

const messages = {
  en: ({ shop, link }: Omit<Texts, "inviter">) =>
    `You are invited to work in ${shop ? `the shop ${shop}` : "a shop"} on Mauzo. Open this link within 72 hours to join: ${link}`,
  sw: ({ shop, link }: Omit<Texts, "inviter">) =>
    `Umealikwa kufanya kazi kwenye ${shop ? `duka la ${shop}` : "duka"} katika Mauzo. Fungua kiungo hiki ndani ya saa 72 ujiunge: ${link}`,
};

/** What whoever invites sends with the link, by WhatsApp or otherwise. */
export const inviteMessage = (language: Language, { shop, link }: Omit<Texts, "inviter">) =>
  messages[language]({ shop: safeDisplayName(shop), link });
