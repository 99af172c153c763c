import { createContext } from "react";

/** The shop's language: the `lang` of its own texts. */
export const ShopLanguage = createContext<string | undefined>(undefined);
