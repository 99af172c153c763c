import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";

export type StudioProps = {
  locale: Locale;
  texts: Messages["qr"];
  /** The values of the page's controls before its script loaded, as URL parameters. */
  typed?: Record<string, string>;
};
