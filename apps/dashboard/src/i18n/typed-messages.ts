import type { CompiledMessages } from "./compiled-messages.ts";
import type { english } from "./messages/en/english.ts";

/** The English type applies to all languages: it names the keys and each text's values. Only the texts differ. */
export const asTypedMessages = (messages: CompiledMessages) => messages as unknown as typeof english;
