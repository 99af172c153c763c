import { failingDays } from "@mauzo/contract/developers/webhook-kinds";
import type { Language } from "@mauzo/contract/shared";

type Paused = { host: string; why: "gone" | "failing"; link: string };

const whyTexts: Record<Language, Record<Paused["why"], string>> = {
  en: {
    gone: "The server there says that this address is gone for good (410).",
    failing: `For ${failingDays} days, none of the messages got through.`,
  },
  sw: {
    gone: "Seva ya hapo inasema anwani hii haipo tena (410).",
    failing: `Kwa siku ${failingDays}, hakuna ujumbe hata mmoja uliofika.`,
  },
};

/** The mail about an endpoint to which nothing is sent any more. */
export const pausedWebhookMail = (language: Language, { host, why, link }: Paused) =>
  language === "sw"
    ? {
        subject: "Webhook imesimamishwa",
        text: `Mauzo haitumi tena ujumbe kwa webhook yako ya ${host}.\n\n${whyTexts.sw[why]}\n\nIkisharekebishwa, iendeleze hapa. Ujumbe ambao haukufika upo kwenye kumbukumbu, na unaweza kutumwa tena kwa siku saba:\n${link}`,
      }
    : {
        subject: "A webhook is paused",
        text: `Mauzo sends nothing more to your webhook at ${host}.\n\n${whyTexts.en[why]}\n\nOnce it is mended, resume it here. What did not arrive is in the log, and can be sent again for seven days:\n${link}`,
      };
