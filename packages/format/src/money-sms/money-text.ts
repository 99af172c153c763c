/** The longest message that is read or kept, in UTF-16 units: no network sends a longer one. */
export const longestMoneyText = 1000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f]|\p{Cf}/gu;

/** A message on one line, as the patterns expect it: plain signs, single spaces, nothing that cannot be seen. */
export const plainMoneyText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(unseen, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

const number = "(?:\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,13})(?:\\.\\d{1,2})?(?![\\d,.]*\\d)";
/** An amount in shillings, marked as one before or behind the number. */
export const amountPattern = `(?:(?:tshs?|tzs|shs?|sh)[.:]? ?(${number})(?: ?/[=-])?|(${number}) ?(?:/[=-]|tshs?\\b|tzs\\b))`;

/** Where the part of a message begins that tells what is left in the account: nothing after it is about the payment. */
const balance =
  /(?:\b(?:salio|baki|your (?:new )?(?:[a-z-]+ ){0,3}balance|new (?:[a-z-]+ ){0,3}balance|(?:available |account |wallet |m-?pesa |current )?balance(?: is|:| ni)|avail(?:able)?\.? ?bal(?:ance)?|bal[.:])|\bbal )/iu;

/** The message up to what is left in the account. */
export function beforeBalance(text: string): string {
  const found = balance.exec(text);
  return found && found.index > 0 ? text.slice(0, found.index) : text;
}

/** An amount as its digits say, in minor units; undefined for one that is nothing or too much to be true. */
export function minorOf(digits: string): number | undefined {
  const minor = Math.round(Number(digits.replaceAll(",", "")) * 100);
  return Number.isSafeInteger(minor) && minor > 0 && minor <= 1e15 ? minor : undefined;
}
