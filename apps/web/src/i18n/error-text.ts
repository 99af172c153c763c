import type { Locale } from "./locale.ts";

/** In a file of its own, because this is all that the error screen loads in the browser. */
export const errorText: Record<Locale, { title: string; text: string; refresh: string }> = {
  en: { title: "Something went wrong.", text: "Refresh the page. Nothing was lost.", refresh: "Refresh" },
  sw: { title: "Kuna hitilafu imetokea.", text: "Fungua ukurasa upya. Hakuna kilichopotea.", refresh: "Fungua upya" },
};
