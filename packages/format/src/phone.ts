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
