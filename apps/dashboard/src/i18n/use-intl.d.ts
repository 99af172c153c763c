import type { Language } from "./language.ts";
import type { english } from "./messages/en/english.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof english;
  }
}
