import type { Language } from "@mauzo/contract/shared";
import { safeDisplayName } from "../../../jobs/safe-display-name.ts";

type What = "offered" | "accepted" | "withdrawn" | "declined";
type Told = { what: What; reader: "from" | "to"; shop: string; from: string; to: string; link: string };
type Names = Pick<Told, "shop" | "from" | "to">;
type Words = { subject: string; text: string };

const words: Record<Language, Record<What, Record<Told["reader"], (names: Names) => Words>>> = {
  en: {
    offered: {
      from: ({ shop, to }) => ({
        subject: `You offered ${shop} to ${to}`,
        text: `${to} has seven days to take over ${shop}. Until then you can take the offer back. If it was not you, take it back now and change your password:`,
      }),
      to: ({ shop, from }) => ({
        subject: `${from} offers you ${shop}`,
        text: `${from} wants to hand over ${shop} to you. Accept or decline it within seven days:`,
      }),
    },
    accepted: {
      from: ({ shop, to }) => ({
        subject: `${shop} belongs to ${to} now`,
        text: `${to} has taken over ${shop}. You stay an admin of it:`,
      }),
      to: ({ shop, from }) => ({ subject: `${shop} is yours now`, text: `You have taken over ${shop} from ${from}:` }),
    },
    withdrawn: {
      from: ({ shop, to }) => ({
        subject: `${shop} stays yours`,
        text: `You have taken back the offer of ${shop} to ${to}:`,
      }),
      to: ({ shop, from }) => ({
        subject: `${from} no longer offers you ${shop}`,
        text: `${from} has taken back the offer of ${shop}. Nothing changes for you:`,
      }),
    },
    declined: {
      from: ({ shop, to }) => ({ subject: `${shop} stays yours`, text: `${to} does not want to take over ${shop}:` }),
      to: ({ shop, from }) => ({
        subject: `You declined ${shop}`,
        text: `You do not take over ${shop} from ${from}. Nothing changes for you:`,
      }),
    },
  },
  sw: {
    offered: {
      from: ({ shop, to }) => ({
        subject: `Umeomba kumkabidhi ${to} ${shop}`,
        text: `${to} ana siku saba za kukubali kukabidhiwa ${shop}. Kabla ya hapo unaweza kubatilisha. Kama si wewe, batilisha sasa na ubadilishe nenosiri lako:`,
      }),
      to: ({ shop, from }) => ({
        subject: `${from} anataka kukukabidhi ${shop}`,
        text: `${from} anataka kukukabidhi ${shop}. Kubali au kataa ndani ya siku saba:`,
      }),
    },
    accepted: {
      from: ({ shop, to }) => ({
        subject: `${shop} sasa ni la ${to}`,
        text: `${to} amekabidhiwa ${shop}. Wewe unabaki kuwa msimamizi:`,
      }),
      to: ({ shop, from }) => ({ subject: `${shop} sasa ni lako`, text: `Umekabidhiwa ${shop} na ${from}:` }),
    },
    withdrawn: {
      from: ({ shop, to }) => ({
        subject: `${shop} linabaki kuwa lako`,
        text: `Umebatilisha kumkabidhi ${to} ${shop}:`,
      }),
      to: ({ shop, from }) => ({
        subject: `${from} hakukabidhi tena ${shop}`,
        text: `${from} amebatilisha kukukabidhi ${shop}. Kwako hakuna kinachobadilika:`,
      }),
    },
    declined: {
      from: ({ shop, to }) => ({ subject: `${shop} linabaki kuwa lako`, text: `${to} amekataa kukabidhiwa ${shop}:` }),
      to: ({ shop, from }) => ({
        subject: `Umekataa kukabidhiwa ${shop}`,
        text: `Hutakabidhiwa ${shop} na ${from}. Kwako hakuna kinachobadilika:`,
      }),
    },
  },
};

/** The mail to one of the two between whom a shop changes hands. */
export function ownershipMail(language: Language, { what, reader, link, ...names }: Told): Words {
  const named = {
    shop: safeDisplayName(names.shop) || (language === "sw" ? "Duka" : "The shop"),
    from: safeDisplayName(names.from) || (language === "sw" ? "Mmiliki" : "The owner"),
    to: safeDisplayName(names.to) || (language === "sw" ? "Msimamizi" : "An admin"),
  };
  const { subject, text } = words[language][what][reader](named);
  return { subject, text: `${text}\n${link}` };
}
