import { normaliseText } from "../normalise-text.ts";
import { withoutCourtesies } from "../search-terms.ts";

/** What two sentences have in common that say the same: the words, without greetings, case, accents and punctuation. */
export const sentenceKey = (text: string): string => withoutCourtesies(text) || normaliseText(text);
