import type { Language } from "@mauzo/contract/shared";

/**
 * What the outbox does: `retry` later, with back-off; `pause` the number's whole queue and tell the shop;
 * `window_closed`: only a template gets through; `contact`: this person can't be reached, mark them; `fail`: this one
 * message is lost, the next may go.
 */
export type ErrorAction = "retry" | "pause" | "window_closed" | "contact" | "fail";
/** `pair`: the limit of one conversation: it waits alone, 4ˣ seconds; `number`: everything of the number waits. */
export type BackOff = "pair" | "number";
export type ProviderError = {
  /** The provider's code; null if it gave none. */
  code: number | null;
  action: ErrorAction;
  /** With `retry` only. */
  backOff?: BackOff;
  /** What happened and what the shop can do, in one or two sentences. */
  words: Record<Language, string>;
};

type Row = Omit<ProviderError, "code">;
const row = (action: ErrorAction, en: string, sw: string, backOff?: BackOff): Row =>
  backOff ? { action, backOff, words: { en, sw } } : { action, words: { en, sw } };

const later = row(
  "retry",
  "WhatsApp is busy. The message waits and is sent by itself.",
  "WhatsApp ina shughuli nyingi. Ujumbe unasubiri na utatumwa wenyewe.",
  "number",
);
const disconnected = row(
  "pause",
  "WhatsApp no longer accepts this connection. Enter a new access token in the channel's settings.",
  "WhatsApp haikubali tena muunganisho huu. Weka tokeni mpya kwenye mipangilio ya WhatsApp.",
);
const noPermission = row(
  "pause",
  "The access token lacks a permission. Give it whatsapp_business_messaging and whatsapp_business_management.",
  "Tokeni haina ruhusa. Ipe ruhusa za whatsapp_business_messaging na whatsapp_business_management.",
);
const stopped = row(
  "pause",
  "Meta has blocked this account or number. Look at the account in WhatsApp Manager.",
  "Meta imezuia akaunti au namba hii. Angalia akaunti kwenye WhatsApp Manager.",
);
const notRegistered = row(
  "pause",
  "The number is not registered with WhatsApp. Register it again with its PIN in WhatsApp Manager.",
  "Namba haijasajiliwa WhatsApp. Isajili tena kwa PIN yake kwenye WhatsApp Manager.",
);
const wrongMessage = row(
  "fail",
  "WhatsApp does not accept this message as it is. Write it differently.",
  "WhatsApp haikubali ujumbe huu ulivyo. Uandike kwa namna nyingine.",
);
const wrongTemplate = row(
  "fail",
  "The template does not fit what was filled in. Check its fields, and send it again.",
  "Kiolezo hakiendani na kilichojazwa. Angalia sehemu zake, kisha tuma tena.",
);
const noTemplate = row(
  "fail",
  "WhatsApp does not send this template now. Choose another one, or look at its state.",
  "WhatsApp haitumi kiolezo hiki kwa sasa. Chagua kingine, au angalia hali yake.",
);
const noFlow = row(
  "fail",
  "The form in this message is blocked at WhatsApp. Send the questions as text.",
  "Fomu iliyo kwenye ujumbe huu imezuiwa na WhatsApp. Tuma maswali kama maandishi.",
);
const wrongNewTemplate = row(
  "fail",
  "WhatsApp does not accept the text of this template. Shorten it, and put words before and after each field.",
  "WhatsApp haikubali maandishi ya kiolezo hiki. Yafupishe, na weka maneno kabla na baada ya kila sehemu.",
);

/** Every code of the provider that we know (wire facts, a.4), and what is done about it. */
const rows: Readonly<Record<number, Row>> = {
  0: disconnected,
  190: disconnected,
  3: noPermission,
  10: noPermission,
  4: later,
  80007: later,
  130429: later,
  131056: row(
    "retry",
    "Too many messages to this customer at once. The message waits and is sent by itself.",
    "Ujumbe mwingi mno kwa mteja huyu kwa wakati mmoja. Huu unasubiri na utatumwa wenyewe.",
    "pair",
  ),
  131000: later,
  131016: later,
  131057: later,
  133015: later,
  33: row(
    "pause",
    "The number no longer exists at WhatsApp. Connect another one.",
    "Namba hii haipo tena WhatsApp. Unganisha nyingine.",
  ),
  100: wrongMessage,
  131008: wrongMessage,
  131009: wrongMessage,
  131051: wrongMessage,
  131048: row(
    "pause",
    "Too many people reported or blocked this number, so WhatsApp holds it back. Write only to those who expect it.",
    "Watu wengi wameripoti au kuzuia namba hii, hivyo WhatsApp inaibana. Waandikie wanaotarajia tu.",
  ),
  131049: row(
    "contact",
    "WhatsApp did not deliver this offer: the customer gets many. Try again after a day at the earliest.",
    "WhatsApp haikufikisha tangazo hili: mteja anapokea mengi. Jaribu tena baada ya siku moja au zaidi.",
  ),
  131050: row(
    "contact",
    "The customer no longer wants offers over WhatsApp.",
    "Mteja hataki tena matangazo kupitia WhatsApp.",
  ),
  130472: row(
    "contact",
    "WhatsApp delivers no offers to this customer for now. Reach them another way.",
    "WhatsApp haifikishi matangazo kwa mteja huyu kwa sasa. Mfikie kwa njia nyingine.",
  ),
  131026: row(
    "contact",
    "The message can't be delivered: the number may have no WhatsApp, or an old one. Call, or send an SMS.",
    "Ujumbe hauwezi kufika: huenda namba haina WhatsApp, au ni ya zamani. Piga simu, au tuma SMS.",
  ),
  131062: row(
    "contact",
    "WhatsApp does not know this customer by their user name. Wait until they write.",
    "WhatsApp haimtambui mteja huyu kwa jina lake. Subiri aandike.",
  ),
  131047: row(
    "window_closed",
    "More than 24 hours since the customer wrote. WhatsApp lets only templates through: send one.",
    "Zimepita saa 24 tangu mteja aandike. WhatsApp inaruhusu violezo pekee: tuma kimoja.",
  ),
  131005: noPermission,
  131031: stopped,
  368: stopped,
  130497: row(
    "contact",
    "WhatsApp lets no business write to this country from your number.",
    "WhatsApp hairuhusu namba yako kuandikia nchi hii.",
  ),
  131021: row(
    "fail",
    "This is the shop's own number: WhatsApp sends nothing to itself.",
    "Hii ni namba ya duka lenyewe: WhatsApp haijitumii ujumbe.",
  ),
  131030: row(
    "fail",
    "With a test number, WhatsApp only writes to the numbers on its list. Add this one in the app's settings.",
    "Kwa namba ya majaribio, WhatsApp huandikia namba zilizo kwenye orodha yake tu. Ongeza hii kwenye mipangilio ya app.",
  ),
  131042: row(
    "pause",
    "WhatsApp can't charge for messages. Check the card of the account in WhatsApp Manager.",
    "WhatsApp haiwezi kutoza malipo ya ujumbe. Angalia kadi ya akaunti kwenye WhatsApp Manager.",
  ),
  131045: notRegistered,
  131052: row(
    "fail",
    "WhatsApp could not fetch the customer's file. Ask them to send it again.",
    "WhatsApp haikuweza kupata faili la mteja. Mwombe alitume tena.",
  ),
  131053: row(
    "fail",
    "WhatsApp could not take the file. Send it in another format, or smaller.",
    "WhatsApp haikuweza kuchukua faili. Litume kwa aina nyingine, au dogo zaidi.",
  ),
  132000: wrongTemplate,
  132005: wrongTemplate,
  132008: wrongTemplate,
  132012: wrongTemplate,
  132001: noTemplate,
  132007: noTemplate,
  132015: noTemplate,
  132016: noTemplate,
  132068: noFlow,
  132069: noFlow,
  133005: row(
    "pause",
    "The PIN of the number is wrong. Look it up, or set a new one, in WhatsApp Manager.",
    "PIN ya namba si sahihi. Iangalie, au weka mpya, kwenye WhatsApp Manager.",
  ),
  133006: notRegistered,
  133009: row(
    "pause",
    "A wrong PIN was tried too often. Wait a while before you try again.",
    "PIN isiyo sahihi imejaribiwa mara nyingi. Subiri kidogo kabla ya kujaribu tena.",
  ),
  133010: notRegistered,
  133016: row(
    "pause",
    "The number was registered too often. WhatsApp takes it again after 72 hours.",
    "Namba imesajiliwa mara nyingi mno. WhatsApp itaikubali tena baada ya saa 72.",
  ),
  2388040: wrongNewTemplate,
  2388047: wrongNewTemplate,
  2388073: wrongNewTemplate,
  2388293: wrongNewTemplate,
  2388299: wrongNewTemplate,
  2388019: row(
    "fail",
    "The account has as many templates as WhatsApp allows. Delete one that is no longer used.",
    "Akaunti ina violezo vingi kadiri WhatsApp inavyoruhusu. Futa kimoja kisichotumika.",
  ),
};

/** Whether a code of a person is about offers only: everything else reaches them. */
export const isOfOffers = (code: number): boolean => [131049, 131050, 130472].includes(code);

const unknown = row(
  "fail",
  "WhatsApp did not send this message and gave a reason that we do not know. Try again later.",
  "WhatsApp haikutuma ujumbe huu, na sababu iliyotoa haijulikani. Jaribu tena baadaye.",
);

/** Every code with a row of its own. */
export const knownErrorCodes: readonly number[] = Object.keys(rows).map(Number);

/** What is done about an error of the provider. An unknown code fails that one message: nothing is sent twice. */
export function errorOf(code: number | null): ProviderError {
  if (code === null) return { code, ...unknown };
  const found = Object.hasOwn(rows, code) ? rows[code] : undefined;
  return { code, ...(found ?? (code >= 200 && code <= 299 ? noPermission : unknown)) };
}
