import type { Language } from "./language.ts";
import type { english } from "./messages/en/english.ts";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof english;
  }
}
