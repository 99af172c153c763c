import type { Locale } from "../locale.ts";
import { en, type Messages } from "./en.ts";
import { sw } from "./sw.ts";

/** All texts of the site. */
export const messages: Record<Locale, Messages> = { en, sw };
