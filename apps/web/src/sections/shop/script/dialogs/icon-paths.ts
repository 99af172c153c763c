export const iconPaths = {
  close: "M6 6l12 12M18 6 6 18",
  less: "M5 12h14",
  more: "M5 12h14M12 5v14",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
} as const;
