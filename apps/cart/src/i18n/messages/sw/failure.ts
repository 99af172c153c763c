export const failure = {
  broken: "Kuna hitilafu imetokea.",
  refresh: "Fungua upya",
};
