import { mobilePattern } from "./find-side.ts";
import { amountPattern, longestMoneyText, plainMoneyText } from "./money-text.ts";

const amount = amountPattern.replaceAll("(?<", "(?").replace(/\((?!\?)/g, "(?:");
/** What is left in an account, in the ways messages say it: the word, some more words, and the amount. */
const balance = new RegExp(
  `(\\b(?:salio|baki|balance|bal\\b\\.?)[^.;\\d]{0,60}?)(?:${amount}|\\d[\\d,]*(?:\\.\\d{1,2})?)`,
  "giu",
);
/** Any other number that may be a person's: of another country, or with hidden digits. */
const otherNumber = /(?<![\w.])\+(?:\d[ -]?){8,14}\d(?!\w)|(?<!\w)(?:255|0)\d{1,4}[x*•]{2,}\d{2,4}(?!\w)/giu;

/** A confirmation as it is kept: without what is left in the account, and without anybody's telephone number. */
export function cutMoneySms(text: string): string {
  const cut = plainMoneyText(text.slice(0, longestMoneyText * 2))
    .replace(balance, "$1…")
    .replace(mobilePattern, "…")
    .replace(otherNumber, "…");
  return cut.slice(0, longestMoneyText).toWellFormed();
}
