import parsePhoneNumber, { validatePhoneNumberLength } from "libphonenumber-js/max";

const plainText = (text: string) => text.normalize("NFKC").trim().replace(/^00/, "+");

/**
 * Converts a telephone number as people type it to E.164 (`+255712345678`), with Tanzania as the default region;
 * undefined when it is not a telephone number, or has an extension, because nobody can chat with those. Only for
 * servers: it carries the full numbering data (about 140 kB).
 */
export function toE164(text: string): string | undefined {
  const number = parsePhoneNumber(plainText(text), "TZ");
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** Why a text is no telephone number for `toE164`. Also only for servers. */
export function phoneProblem(text: string): "missing" | "short" | "long" | "wrong" {
  if (!/\p{Nd}/u.test(text)) return "missing";
  const length = validatePhoneNumberLength(plainText(text), "TZ");
  return length === "TOO_SHORT" ? "short" : length === "TOO_LONG" ? "long" : "wrong";
}

/** An E.164 number for display: `+255 712 345 678`; anything else as it is. Also only for servers. */
export const formatPhone = (phone: string): string => parsePhoneNumber(phone)?.formatInternational() ?? phone;

const phoneLike = /(?<![\d+])(?:\+ ?\d|00\d|2\d\d|\(0\d{1,3}\)|0)[\d\s().-]{6,20}\d/gu;

/** The telephone numbers in a text, each with its position and as written there. Also only for servers. */
export function findPhones(text: string): { at: number; text: string }[] {
  // Replaces wide digits by plain ones, keeping the positions.
  const plain = text.replace(/[０-９＋]/gu, (sign) => sign.normalize("NFKC"));
  return [...plain.matchAll(phoneLike)].flatMap(({ 0: found, index }) => {
    for (let length = found.length; length >= 9; length--) {
      const part = found.slice(0, length);
      if (/\d$/.test(part) && !/^\d/.test(found.slice(length)) && toE164(part)) return [{ at: index, text: part }];
    }
    return [];
  });
}
