import type { Locale } from "./locale.ts";
import type { Messages } from "./messages/en.ts";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
