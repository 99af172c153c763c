import type { Language } from "@mauzo/contract/shared";
import type { SourceKind } from "@mauzo/contract/shop/touches";

type Words = { columns: readonly string[]; sources: Record<SourceKind, string> };
export const words: Record<Language, Words> = {
  en: {
    columns: [
      ...["Source", "Name", "Chats", "Chats before", "Carts", "Carts before"],
      ...["Orders", "Orders before", "Paid", "Paid before", "Currency"],
    ],
    sources: {
      ...{ qr: "QR code", short_link: "Link", popup: "Popup", set: "Page of a set", campaign: "Campaign" },
      ...{ directory: "List of shops", direct: "Direct or not known", staff: "Entered by staff" },
    },
  },
  sw: {
    columns: [
      ...["Chanzo", "Jina", "Chati", "Chati za kabla", "Vikapu", "Vikapu vya kabla"],
      ...["Oda", "Oda za kabla", "Zilizolipwa", "Zilizolipwa kabla", "Sarafu"],
    ],
    sources: {
      ...{
        qr: "Msimbo wa QR",
        short_link: "Kiungo",
        popup: "Dirisha la tovuti",
        set: "Ukurasa wa seti",
        campaign: "Kampeni",
      },
      ...{ directory: "Orodha ya maduka", direct: "Moja kwa moja au haijulikani", staff: "Imeandikwa dukani" },
    },
  },
};
