import parsePhoneNumber from "libphonenumber-js/max";

/**
 * E.164 (`+255712345678`) of a telephone number as people type it, Tanzania unless it says otherwise; undefined when
 * it is no telephone number, or one with an extension, which nobody can chat with. Carries the full numbering data (about
 * 140 kB): for servers.
 */
export function toE164(text: string): string | undefined {
  const number = parsePhoneNumber(text.normalize("NFKC").trim().replace(/^00/, "+"), "TZ");
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** E.164 as people read it: `+255 712 345 678`; anything else as it is. For servers, too. */
export const formatPhone = (phone: string): string => parsePhoneNumber(phone)?.formatInternational() ?? phone;

const phoneLike = /(?<![\d+])(?:\+ ?\d|00\d|2\d\d|\(0\d{1,3}\)|0)[\d\s().-]{6,20}\d/gu;

/** The telephone numbers in a text, each where it stands and as it is written there. For servers, too. */
export function findPhones(text: string): { at: number; text: string }[] {
  // Figures of any width become plain ones, each in its place.
  const plain = text.replace(/[０-９＋]/gu, (sign) => sign.normalize("NFKC"));
  return [...plain.matchAll(phoneLike)].flatMap(({ 0: found, index }) => {
    for (let length = found.length; length >= 9; length--) {
      const part = found.slice(0, length);
      if (/\d$/.test(part) && !/^\d/.test(found.slice(length)) && toE164(part)) return [{ at: index, text: part }];
    }
    return [];
  });
}
