import type { Language } from "@mauzo/contract/shared";

type Mention = { shop: string; link: string };

/** The mail to somebody whom a note names. What stands in it stays in the shop: a mail is read by others, too. */
export const mentionMail = (language: Language, { shop, link }: Mention) =>
  language === "sw"
    ? {
        subject: `Umetajwa kwenye mazungumzo ya ${shop}`,
        text: `Mwenzako amekutaja kwenye kumbukumbu ya mazungumzo na mteja. Isome hapa:\n${link}`,
      }
    : {
        subject: `You are named in a conversation of ${shop}`,
        text: `A colleague named you in a note about a conversation with a customer. Read it here:\n${link}`,
      };
