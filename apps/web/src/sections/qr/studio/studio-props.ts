import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";

/** What both studios are given. */
export type StudioProps = {
  locale: Locale;
  texts: Messages["qr"];
  /** What the controls of the page said before its script came, in the words of an address. */
  typed?: Record<string, string>;
};
