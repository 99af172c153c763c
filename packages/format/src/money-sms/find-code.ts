const code = "([A-Z0-9][A-Z0-9./-]{4,28}[A-Z0-9])";
/** M-Pesa begins with its code. */
const leading = /(?:^|[\s(:*])([A-Z0-9]{8,12})\*? ?[,.:]? ?(?:confirmed|imethibitishwa|imethibitika)\b/giu;
const label =
  "(?:tid|t\\.?id|trans(?:action)?\\.? ?(?:id|no|number|ref(?:erence)?)|txn\\.? ?(?:id|no)?|ref(?:erence)?\\.?(?: ?(?:no|number|id))?|rej(?:ea)?|kumb(?:ukumbu)?\\.?(?: ?(?:na|no|namba))?|muamala(?: ?(?:na|no|namba|id))?|namba ya (?:muamala|kumbukumbu|risiti)|utambulisho(?: wa muamala)?|risiti(?: ?(?:na|no|namba))?|receipt(?: ?(?:no|number))?|id ya muamala)";
const labelled = new RegExp(`\\b${label}[.:#]* ?(?:ni |is )?[:#]? ?${code}(?![A-Z0-9])`, "giu");
const phone = /^(?:\+?255|0)[67]\d{8}$/;

const isCode = (found: string) => (found.match(/\d/g)?.length ?? 0) >= 2 && !phone.test(found);
const unique = (codes: string[]) => [...new Set(codes.map((one) => one.toUpperCase()).filter(isCode))];

/** The codes with which M-Pesa begins its messages: two of them are two messages. */
export const leadingCodes = (text: string): string[] =>
  unique([...text.matchAll(leading)].map(([, found = ""]) => found));
/** What a message calls its number or its reference, the likeliest first. */
export const labelledCodes = (text: string): string[] =>
  unique([...text.matchAll(labelled)].map(([, found = ""]) => found.replace(/[./-]+$/, "")));
