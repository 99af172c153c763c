import type { CustomerSource, Gender } from "@mauzo/contract/customers/customers";
import type { Language } from "@mauzo/contract/shared";

type Words = {
  columns: readonly string[];
  gender: Record<Gender, string>;
  language: Record<Language, string>;
  source: Record<CustomerSource, string>;
};

/** The headings and words of the file. */
export const words: Record<Language, Words> = {
  en: {
    columns: [
      ...["Name", "Phone", "Place", "Tags", "Gender", "Language", "Came through"],
      ...["Orders", "Total", "Owed", "Currency", "First order", "Last order"],
    ],
    gender: { male: "Male", female: "Female" },
    language: { en: "English", sw: "Swahili" },
    source: {
      web: "Shop page",
      whatsapp: "WhatsApp",
      manual: "Order by hand",
      pos: "Over the counter",
      added: "Added by hand",
      imported: "From a file",
    },
  },
  sw: {
    columns: [
      ...["Jina", "Simu", "Mahali", "Lebo", "Jinsia", "Lugha", "Alikuja kupitia"],
      ...["Oda", "Jumla", "Anadaiwa", "Sarafu", "Oda ya kwanza", "Oda ya mwisho"],
    ],
    gender: { male: "Mwanamume", female: "Mwanamke" },
    language: { en: "Kiingereza", sw: "Kiswahili" },
    source: {
      web: "Ukurasa wa duka",
      whatsapp: "WhatsApp",
      manual: "Oda iliyoandikwa dukani",
      pos: "Alinunua kaunta",
      added: "Aliongezwa dukani",
      imported: "Kutoka kwenye faili",
    },
  },
};
