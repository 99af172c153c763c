/**
 * The style of the space for rows that are not rendered: draws their lines, so that fast scrolling shows a list and not
 * an empty page.
 * @param row the height of one row, in pixels.
 */
export const spacerStyle = (height: number, row: number) => ({
  height,
  backgroundImage: "linear-gradient(var(--color-line) 1px, transparent 1px)",
  backgroundSize: `100% ${row}px`,
});
