/** The decorative grid as specified: sizes in px, times in seconds. */
export const gridDefaults = {
  cell: { width: 150, height: 150 },
  squares: 50,
  maxOpacity: 0.5,
  durationS: 4,
  repeatDelayS: 0.5,
  stroke: "#cfcfd2",
} as const;
