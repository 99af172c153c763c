export const failure = {
  title: "Kuna hitilafu imetokea.",
  text: "Fungua ukurasa upya. Hakuna kilichopotea.",
  refresh: "Fungua upya",
};
