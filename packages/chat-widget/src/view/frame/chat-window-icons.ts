export const chatWindowIcons = {
  minimise: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  date: "M5 6h14v14H5zM5 10h14M9 3v5M15 3v5",
  send: "M12 20V5M5 12l7-7 7 7",
};
