import type { Language } from "@mauzo/contract/shared";

type Mention = {
  shop: string;
  link: string;
  /** The note is about something that the reader wrote, and no colleague's. */
  isLeft: boolean;
};

/** The mail to somebody whom a note names. What stands in it stays in the shop: a mail is read by others, too. */
export function mentionMail(language: Language, { shop, link, isLeft }: Mention) {
  if (language === "sw")
    return {
      subject: `Umetajwa kwenye mazungumzo ya ${shop}`,
      text: isLeft
        ? `Kuna kumbukumbu yako kwenye mazungumzo na mteja. Isome hapa:\n${link}`
        : `Mwenzako amekutaja kwenye kumbukumbu ya mazungumzo na mteja. Isome hapa:\n${link}`,
    };
  return {
    subject: `You are named in a conversation of ${shop}`,
    text: isLeft
      ? `A note for you was left in a conversation with a customer. Read it here:\n${link}`
      : `A colleague named you in a note about a conversation with a customer. Read it here:\n${link}`,
  };
}
