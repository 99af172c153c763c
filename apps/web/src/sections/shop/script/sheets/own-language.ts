import { createContext } from "preact";

/** What the shop writes in: the `lang` of its own words. */
export const OwnLanguage = createContext<string | undefined>(undefined);
