export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The icons that both studios use: lucide's lines (ISC licence), as one path each. */
export const iconPaths = {
  alert: `${circle(12, 12, 10)}M12 8v4M12 16h.01`,
  check: "M20 6 9 17l-5-5",
  download: "M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5",
  fold: "m6 9 6 6 6-6",
  link: "M9 17H7A5 5 0 0 1 7 7h2m6 0h2a5 5 0 1 1 0 10h-2m-7-5h8",
  palette: `M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z${circle(13.5, 6.5, 0.5)}${circle(17.5, 10.5, 0.5)}${circle(6.5, 12.5, 0.5)}${circle(8.5, 7.5, 0.5)}`,
  share: `${circle(18, 5, 3)}${circle(6, 12, 3)}${circle(18, 19, 3)}M8.59 13.51l6.83 3.98m-.01-10.98-6.82 3.98`,
  warning: "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01",
} as const;
