export const missing = {
  title: "Hakuna ukurasa hapa",
  text: "Huenda anwani imekosewa, au ukurasa umehamishwa.",
  home: "Rudi mwanzo",
  shops: "Tazama maduka",
};
