import { toE164 } from "./phone.ts";

/** One character of a text as it is read: digits of every script are plain, and what cannot be seen is left out. */
type Sign = { plain: string; at: number; end: number };

/** Zero-width characters, and what makes a digit a keycap or an emoji. */
const unseen = /\p{Cf}|\u{FE0E}|\u{FE0F}|\u{20E3}/u;
const isDigit = (sign: string | undefined): boolean => sign !== undefined && /^\d$/.test(sign);

function plainOf(sign: string): string {
  const simple = sign.normalize("NFKC");
  if (!/^\p{Nd}$/u.test(simple) || isDigit(simple)) return simple;
  // The digits of a script stand in a row, zero first.
  const code = simple.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  // In a link, a sign may be written as %20.
  for (const { 0: sign, 1: code, index: at } of text.matchAll(/%([2-7][\da-f])|./gisu))
    if (!unseen.test(sign)) {
      const plain = code === undefined ? plainOf(sign) : String.fromCodePoint(Number.parseInt(code, 16));
      signs.push({ plain, at, end: at + sign.length });
    }
  return signs;
}

/** What people write between the digits of one number. */
const separator = /^[\s.\p{Pd}()/_·:*~'|\\,]$/u;
const mostSeparators = 4;
const mostDigits = 15;

type Digits = { digits: string; ends: number[]; commas: number[] };

/** The digits from here on that may be of one number, each with the position after it. */
function digitsFrom(signs: readonly Sign[], from: number): Digits {
  const found: Digits = { digits: "", ends: [], commas: [] };
  let commas = 0;
  for (let at = from, between = 0; at < signs.length && found.digits.length < mostDigits; at++) {
    const sign = signs[at]?.plain;
    if (sign !== undefined && isDigit(sign)) {
      found.digits += sign;
      found.ends.push(at + 1);
      found.commas.push(commas);
      between = 0;
    } else if (sign !== undefined && separator.test(sign) && ++between <= mostSeparators)
      commas += sign === "," ? 1 : 0;
    else break;
  }
  return found;
}

/** An international number, as it is written in its country; undefined when it is none. */
const domesticOf = (digits: string): string | undefined =>
  // Many write the zero of the country's own numbers behind its code.
  toE164(`+${digits.replace(/^2550/, "255")}`)?.replace(/^\+255/, "0");

/** The number that these digits are, as it is written in the country; undefined when they are none. */
function nationalOf(digits: string, isInternational: boolean, hasCommas: boolean): string | undefined {
  const foreign = isInternational ? domesticOf(digits) : undefined;
  if (foreign !== undefined) return foreign;
  if (digits.startsWith("00")) return domesticOf(digits.slice(2));
  if (/^25\d/.test(digits)) return domesticOf(digits);
  // Without the zero, as long as it is no amount of money.
  const isOwn = digits.startsWith("0") || (/^[67]\d{8}$/.test(digits) && !hasCommas);
  return isOwn ? toE164(digits)?.replace(/^\+255/, "0") : undefined;
}

const hiddenForm = (national: string) =>
  national.startsWith("0")
    ? `${national.slice(0, 4)} ••• ${national.slice(-3)}`
    : `${national.slice(0, 4)} ••• ${national.slice(-2)}`;

const fewest = 9;
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/giu;
/** What stands before a number in a link that opens a chat or a call. */
const linked = /(?:wa\.me\/|phone=|tel:)$/iu;

/**
 * The same text with most digits of each telephone number hidden: `0712 ••• 678`. It finds a number however it is
 * spelled: grouped, with or without the country's code, in digits of another script, in a link. Only for servers: it
 * carries the full numbering data.
 */
export function maskPhones(text: string): string {
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) < fewest) return text;
  const signs = signsOf(text);
  const ids = [...text.matchAll(uuid)].map(({ 0: id, index }) => ({ from: index, to: index + id.length }));
  let masked = "";
  let copied = 0;
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at];
    if (!sign || !(isDigit(sign.plain) || sign.plain === "+") || isDigit(signs[at - 1]?.plain)) continue;
    if (ids.some(({ from, to }) => from <= sign.at && sign.at < to)) continue;
    const hasPlus = sign.plain === "+";
    const first = hasPlus ? at + 1 : at;
    const { digits, ends, commas } = digitsFrom(signs, first);
    for (let count = digits.length; count >= fewest; count--) {
      const end = ends[count - 1] ?? 0;
      if (isDigit(signs[end]?.plain)) continue;
      const isInternational = hasPlus || linked.test(text.slice(Math.max(0, sign.at - 8), sign.at));
      const national = nationalOf(digits.slice(0, count), isInternational, (commas[count - 1] ?? 0) > 0);
      if (national === undefined) continue;
      masked += text.slice(copied, sign.at) + hiddenForm(national);
      copied = signs[end - 1]?.end ?? sign.end;
      at = end - 1;
      break;
    }
  }
  return masked + text.slice(copied);
}

/**
 * The first characters of a text, whole ones: fewer where the cut would go through a number, whose rest would not be
 * masked any more, and where masked it would be longer.
 */
export function cutOutsidePhones(text: string, most: number): string {
  const masked = maskPhones(text);
  if (text.length <= most && masked.length <= most) return text;
  const signs = [...text].slice(0, most);
  const isSafe = (cut: string) => masked.startsWith(cut) && (cut.length <= most || masked === text);
  while (!isSafe(maskPhones(signs.join("")))) signs.pop();
  return signs.join("");
}

/**
 * What a text becomes that was typed by somebody who was shown it masked: where nothing else was changed, it stays whole.
 */
export const keepMasked = (kept: string, typed: string): string => (typed === maskPhones(kept) ? kept : typed);
