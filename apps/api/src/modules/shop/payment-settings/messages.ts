import type { Language } from "@mauzo/contract/shared";
import type { WayChange } from "@mauzo/contract/shop/payment-settings";
import { wayText } from "@mauzo/format/way-text";

type Told = { changes: Pick<WayChange, "way" | "before">[]; by: string; shop: string; link: string };

/** The mail to a shop's admins once its customers are told to pay elsewhere. */
export function wayChangesMail(language: Language, { changes, by, shop, link }: Told) {
  const lines = changes.flatMap(({ way, before }) => {
    if (!way) return [];
    const now = wayText(way, language);
    if (!before) return [`+ ${now}`];
    return [language === "sw" ? `Zamani: ${wayText(before, language)}` : `Before: ${wayText(before, language)}`].concat(
      language === "sw" ? `Sasa: ${now}` : `Now: ${now}`,
    );
  });
  return language === "sw"
    ? {
        subject: "Namba za kulipia duka lako zimebadilishwa",
        text: `${by} amebadilisha namba ambazo wateja wa ${shop} wanalipia:\n\n${lines.join("\n")}\n\nKama si sahihi, irekebishe mara moja kwenye mipangilio na ubadilishe nenosiri lako:\n${link}`,
      }
    : {
        subject: "The numbers your shop is paid on were changed",
        text: `${by} changed the numbers on which customers pay ${shop}:\n\n${lines.join("\n")}\n\nIf this is not right, put it right at once in the settings and change your password:\n${link}`,
      };
}
