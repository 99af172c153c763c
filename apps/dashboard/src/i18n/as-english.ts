import type { CompiledMessages } from "./compiled-messages.ts";
import type { english } from "./messages/en/english.ts";

/** The type of English stands for all languages: it names the keys and the values in each text. Only its words differ. */
export const asEnglish = (messages: CompiledMessages) => messages as unknown as typeof english;
