/** Line icons of the conversation, for Icon. */
export const chatIcons = {
  list: "M8 6h12M8 12h12M8 18h12M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  cart: "M3 4h2l2.4 11h10.2L20 7.5H6M9 20h.01M17 20h.01",
  picture: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15 9h.01",
  problem: "M12 8v5M12 16.5h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18",
  pick: "M9 5l7 7-7 7",
  again: "M20 11a8 8 0 1 0-2.3 6.2M20 4v7h-7",
  larger: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  open: "M14 4h6v6M20 4l-9 9M10 5H5v14h14v-5",
};
