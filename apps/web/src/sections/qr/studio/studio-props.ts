import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";

/** What both studios are given. */
export type StudioProps = { locale: Locale; texts: Messages["qr"] };
