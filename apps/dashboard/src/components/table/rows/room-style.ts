/**
 * The look of room for rows that are not drawn: lines where they will be, so that whoever scrolls faster than they come
 * sees a list and no empty page.
 * @param row how tall one of them is, in pixels.
 */
export const roomStyle = (height: number, row: number) => ({
  height,
  backgroundImage: "linear-gradient(var(--color-line) 1px, transparent 1px)",
  backgroundSize: `100% ${row}px`,
});
