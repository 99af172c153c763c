export const moneyNetworks = ["M-Pesa", "Airtel Money", "Mixx by Yas", "HaloPesa", "bank"] as const;
export type MoneyNetwork = (typeof moneyNetworks)[number];

const names: readonly [MoneyNetwork, string][] = [
  ["M-Pesa", "m-?pesa|vodacom"],
  ["Airtel Money", "airtel(?: ?money)?"],
  ["Mixx by Yas", "mixx(?: by yas)?|tigo ?-?pesa|tigopesa|yas\\b"],
  ["HaloPesa", "halo ?-?pesa|halotel"],
  ["bank", "(?:nmb|crdb|nbc|tcb|kcb|absa|stanbic|equity|exim|dtb|azania|akiba|bank|benki)\\b"],
];
const accounts = /\b(?:a\/c|acct?\.?|account(?: no| number)?|akaunti(?: yako| namba| na\.?)?)[ .:]*[\dx*]{3,}/iu;
const airtelCode = /^(?:[A-Z]{2}\d{6}\.\d{4}\.[A-Z]\d{4,6}|[A-Z]{2}\d{6,10})$/;

/** Finds where one of the words says whose account a message is about: at its beginning, or beside the balance. */
const saysOwn = (text: string, words: string) =>
  new RegExp(`^(?:kutoka |from )?\\W?(?:${words})\\b ?[:,.-]`, "iu").test(text) ||
  new RegExp(
    `\\b(?:salio (?:lako )?(?:jipya |la sasa )?(?:la |katika |kwenye )?(?:akaunti (?:yako )?ya )?|(?:new|your|current) (?:new )?|(?:lako|yako) (?:la|ya) )(?:${words})`,
    "iu",
  ).test(text) ||
  new RegExp(`\\b(?:${words}) (?:balance|wallet|account)\\b`, "iu").test(text);

/**
 * The network whose message it is. The name of another one may stand in it as the other side's, so what only one of them
 * writes comes first.
 */
export function findNetwork(
  text: string,
  { code, isLeading, side }: { code: string; isLeading: boolean; side: string },
): MoneyNetwork | undefined {
  if (isLeading && /^(?=.*[A-Z])[A-Z0-9]{10}$/.test(code)) return "M-Pesa";
  const own = names.find(([, words]) => saysOwn(text, words));
  if (own) return own[0];
  if (accounts.test(text.replace(side, " "))) return "bank";
  if (airtelCode.test(code) && /\b(?:rej|tid|muamala|trans)/iu.test(text)) return "Airtel Money";
  const rest = text.replace(side, " ");
  const named = names.find(([, words]) => new RegExp(`\\b(?:${words})`, "iu").test(rest));
  if (named) return named[0];
  if (/^\d{11,15}$/.test(code) && /\bkumbukumbu\b/iu.test(text)) return "Mixx by Yas";
  return undefined;
}
