import type { Language } from "@mauzo/contract/shared";

/** The language of the Accept-Language header. */
export const requestLanguage = (accepted: string | undefined): Language =>
  /^\s*sw\b/i.test(accepted ?? "") ? "sw" : "en";
