import { createContext } from "preact";

/** The shop's language: the `lang` of its own texts. */
export const ShopLanguage = createContext<string | undefined>(undefined);
