import type { Language } from "@mauzo/contract/shared";

type Texts = { shop: string; inviter: string; link: string };

const texts = {
  en: ({ shop, inviter, link }: Texts) => ({
    subject: `${inviter} invites you to ${shop} on Mauzo`,
    text: `Hello,

${inviter} invites you to work in the shop ${shop} on Mauzo. Open this link within 72 hours to join:

${link}

The link works once, and only for this e-mail. If you do not know the shop, do nothing.

Mauzo`,
  }),
  sw: ({ shop, inviter, link }: Texts) => ({
    subject: `${inviter} anakualika kwenye ${shop} katika Mauzo`,
    text: `Habari,

${inviter} anakualika kufanya kazi kwenye duka la ${shop} katika Mauzo. Fungua kiungo hiki ndani ya saa 72 ujiunge:

${link}

Kiungo kinafanya kazi mara moja tu, na kwa barua pepe hii tu. Kama hulijui duka hili, usifanye lolote.

Mauzo`,
  }),
};

/** The mail with an invite's link. */
export const inviteMail = (language: Language, values: Texts) => texts[language](values);
