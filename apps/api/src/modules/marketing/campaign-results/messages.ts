import type { RecipientState, SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { Language } from "@mauzo/contract/shared";
import type { SmsFailure } from "@mauzo/contract/shop/sms-kinds";

type ExportWords = {
  columns: readonly string[];
  language: Record<Language, string>;
  state: Record<RecipientState, string>;
  failure: Record<SmsFailure, string>;
  skipped: Record<SkipReason, string>;
};
/** The headings and words of the file of a campaign's recipients. */
export const exportWords: Record<Language, ExportWords> = {
  en: {
    columns: ["Name", "Phone", "Language", "State", "Reason", "Parts", "Price", "Currency", "Sent", "Opened the link"],
    language: { en: "English", sw: "Swahili" },
    state: {
      ...{ prepared: "Waiting", sending: "Leaving now", unknown: "Not known", sent: "Sent", delivered: "Arrived" },
      ...{ read: "Read", failed: "Failed", skipped: "Left out" },
    },
    failure: {
      credentials: "The provider did not accept the account",
      balance: "The balance at the provider was used up",
      sender: "The sender name is not registered",
      number: "Nobody has this number",
      blocked: "The owner or the network wants no such messages",
      content: "The provider did not want this text",
      expired: "The phone was off for too long",
      busy: "The provider took nothing at the time",
      other: "The provider did not say why",
    },
    skipped: {
      opted_out: "Wants no more offers",
      no_consent: "Never agreed to offers",
      no_number: "Has no number",
      bad_number: "The number is not in use",
      recently: "Got another campaign not long ago",
      duplicate: "Same number as somebody else who gets it",
      gone: "Erased since, or without the number now",
      stopped: "The campaign was stopped",
      no_chat: "Never wrote to you over WhatsApp",
      disconnected: "Wrote to a number that you no longer have",
      dearer: "Would cost more by now than was planned",
      held_out: "Drawn to get nothing, for comparison",
    },
  },
  sw: {
    columns: ["Jina", "Simu", "Lugha", "Hali", "Sababu", "Sehemu", "Bei", "Sarafu", "Ulitumwa", "Alifungua kiungo"],
    language: { en: "Kiingereza", sw: "Kiswahili" },
    state: {
      ...{ prepared: "Anasubiri", sending: "Unaondoka sasa", unknown: "Haijulikani", sent: "Umetumwa" },
      ...{ delivered: "Umefika", read: "Umesomwa", failed: "Umeshindikana", skipped: "Ameachwa" },
    },
    failure: {
      credentials: "Mtoa huduma hakuikubali akaunti",
      balance: "Salio kwa mtoa huduma lilikwisha",
      sender: "Jina la mtumaji halijasajiliwa",
      number: "Hakuna mwenye namba hii",
      blocked: "Mwenye namba au mtandao hautaki ujumbe kama huu",
      content: "Mtoa huduma aliyakataa maneno ya ujumbe",
      expired: "Simu ilikuwa imezimwa kwa muda mrefu",
      busy: "Mtoa huduma hakupokea chochote wakati huo",
      other: "Mtoa huduma hakusema sababu",
    },
    skipped: {
      opted_out: "Hataki matangazo tena",
      no_consent: "Hajawahi kukubali matangazo",
      no_number: "Hana namba",
      bad_number: "Namba haitumiki",
      recently: "Alipata kampeni nyingine hivi karibuni",
      duplicate: "Namba ni ya mwingine anayepata ujumbe huu",
      gone: "Amefutwa, au hana tena namba hiyo",
      stopped: "Kampeni ilikomeshwa",
      no_chat: "Hajawahi kukuandikia WhatsApp",
      disconnected: "Aliandika kwa namba ambayo huna tena",
      dearer: "Sasa angegharimu zaidi ya ilivyopangwa",
      held_out: "Amechaguliwa kwa kura asipate, kwa kulinganisha",
    },
  },
};
