import type { Language } from "@mauzo/contract/shared";

type Shared = { name: string; language: Language | null; shopLanguage: Language | null; shopName: string; url: string };

/** The message to a customer with the link to what they owe. */
export function shareMessage({ name, language, shopLanguage, shopName, url }: Shared): string {
  const hello = name === "" ? "" : ` ${name}`;
  return (language ?? shopLanguage ?? "sw") === "sw"
    ? `Habari${hello}, hapa unaona deni lako kwa ${shopName}, ulicholipa na jinsi ya kulipa: ${url}`
    : `Hello${hello}, here you see what you owe ${shopName}, what you paid and how to pay: ${url}`;
}
