import type { Locale } from "../locale.ts";
import { en, type Messages } from "./en.ts";
import { sw } from "./sw.ts";

const messages: Record<Locale, Messages> = { en, sw };

/** All texts of the site in one language; a missing or extra key does not compile. */
export const messagesOf = (locale: Locale): Messages => messages[locale];
