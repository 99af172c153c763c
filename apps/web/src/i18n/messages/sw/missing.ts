import type { Messages } from "../en.ts";

export const missing: Messages["missing"] = {
  title: "Hakuna ukurasa hapa",
  text: "Huenda anwani imekosewa, au ukurasa umehamishwa.",
  home: "Rudi mwanzo",
  shops: "Tazama maduka",
};
