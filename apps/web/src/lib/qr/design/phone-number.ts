import parse, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from "libphonenumber-js/min";

export type PhoneNumber = { e164: string; country: string | undefined; shown: string };

/**
 * Parses a phone number as people type it; undefined when it is none.
 * @param country whose number it is when it has no `+`
 */
export function readPhone(text: string, country: string): PhoneNumber | undefined {
  const written = text.normalize("NFKC").trim().replace(/^00/, "+");
  // The parser would also find a number in other text, such as after a minus, that was not meant as one.
  if (!/^\+?[(]?\d/.test(written)) return undefined;
  const number = parse(written, { defaultCountry: isSupportedCountry(country) ? country : "TZ", extract: false });
  // No chat reaches an extension: without it, the code would lead to somebody else.
  if (!number?.isValid() || number.ext) return undefined;
  return { e164: number.number, country: number.country, shown: number.formatInternational() };
}

/** Every country with phone numbers, sorted by its name in a language. */
export function listCountries(language: string): { code: string; name: string; calling: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const named = (code: CountryCode) => ({ code, name: names.of(code) ?? code, calling: getCountryCallingCode(code) });
  return getCountries()
    .map(named)
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
