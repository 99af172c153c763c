/** The points of a small line through `values` in a box of `width` × `height`, as an SVG `points` attribute. */
export function sparklinePoints(values: readonly number[], width: number, height: number): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const round = (value: number) => Math.round(value * 10) / 10;
  // Equal values run along the middle.
  const y = (value: number) => (span === 0 ? height / 2 : height - ((value - low) / span) * height);
  return values.map((value, index) => `${round(index * step)},${round(y(value))}`).join(" ");
}
