import type { Language } from "@mauzo/contract/shared";

/** How every message ends: the way to get no more. */
export const optOutLine: Record<Language, (link: string) => string> = {
  en: (link) => `Stop: ${link}`,
  sw: (link) => `Acha: ${link}`,
};
