import type { Language } from "@mauzo/contract/shared";

type Paused = { phone: string; why: string; link: string };

/** The mail about a number from which nothing leaves. */
export const pausedNumberMail = (language: Language, { phone, why, link }: Paused) =>
  language === "sw"
    ? {
        subject: "Ujumbe wa WhatsApp hautoki",
        text: `Ujumbe hautoki tena kwenye namba yako ya WhatsApp ${phone}.\n\n${why}\n\nUjumbe uliosubiri utatumwa wenyewe tatizo likishatatuliwa:\n${link}`,
      }
    : {
        subject: "No WhatsApp message leaves",
        text: `No message leaves any more from your WhatsApp number ${phone}.\n\n${why}\n\nWhat waits is sent by itself once this is mended:\n${link}`,
      };
