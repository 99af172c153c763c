type Point = readonly [x: number, y: number];
/** The corners of a closed edge; walking along it, the dark side is on the right. */
export type Loop = readonly Point[];

/** East, south, west, north: the step, and which square is then on the right and on the left. */
const directions = [
  { step: [1, 0], right: [0, 0], left: [0, -1] },
  { step: [0, 1], right: [-1, 0], left: [0, 0] },
  { step: [-1, 0], right: [-1, -1], left: [-1, 0] },
  { step: [0, -1], right: [0, -1], left: [-1, -1] },
] as const;
const [east] = directions;
type Direction = (typeof directions)[number];
const turned = (direction: Direction, quarters: number): Direction =>
  directions[(directions.indexOf(direction) + quarters) % 4] ?? east;

/**
 * The edges of the dark parts, holes in the opposite direction: one shape without seams, however many squares it
 * covers. Squares that touch only at a corner stay separate.
 */
export function outline(size: number, isDark: (x: number, y: number) => boolean): Loop[] {
  const dark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && isDark(x, y);
  const leaves = (x: number, y: number, { right, left }: Direction) =>
    dark(x + right[0], y + right[1]) && !dark(x + left[0], y + left[1]);
  const walked = new Set<number>();
  const key = (x: number, y: number, direction: Direction) => (y * (size + 1) + x) * 4 + directions.indexOf(direction);

  const walk = (startX: number, startY: number): Loop => {
    const corners: Point[] = [];
    let [x, y] = [startX, startY];
    let direction: Direction = east;
    while (!walked.has(key(x, y, direction))) {
      walked.add(key(x, y, direction));
      x += direction.step[0];
      y += direction.step[1];
      // Turn right first, which stays with the same square.
      const next: Direction =
        [1, 0, 3].map((quarters) => turned(direction, quarters)).find((other) => leaves(x, y, other)) ?? direction;
      if (next !== direction) corners.push([x, y]);
      direction = next;
    }
    return corners;
  };

  const loops: Loop[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (leaves(x, y, east) && !walked.has(key(x, y, east))) loops.push(walk(x, y));
  return loops;
}

/** A number as written in a path. */
const short = (value: number) => String(Number(value.toFixed(2)));

/** The loops as the `d` of an SVG path, for the nonzero fill rule. */
export const sharpPath = (loops: readonly Loop[]): string =>
  loops
    .map((loop) => {
      const [[x, y] = [0, 0], ...rest] = loop;
      let at: Point = [x, y];
      const lines = rest.map(([nextX, nextY]) => {
        const line = nextY === at[1] ? `h${short(nextX - at[0])}` : `v${short(nextY - at[1])}`;
        at = [nextX, nextY];
        return line;
      });
      return `M${short(x)} ${short(y)}${lines.join("")}z`;
    })
    .join("");

/**
 * The same with its corners cut off, inner ones too, so that neighbours flow into each other: rounded, or cut straight
 * as in a woven pattern.
 * @param reach how far from the corner, at most half a square
 */
export const softCornersPath = (loops: readonly Loop[], reach: number, how: "rounded" | "cut"): string =>
  loops
    .map((loop) => {
      const bends = loop.map(([x, y], at) => {
        const [fromX, fromY] = loop.at(at - 1) ?? [x, y];
        const [toX, toY] = loop[(at + 1) % loop.length] ?? [x, y];
        const [inX, inY] = [Math.sign(x - fromX) * reach, Math.sign(y - fromY) * reach];
        const [outX, outY] = [Math.sign(toX - x) * reach, Math.sign(toY - y) * reach];
        // 0.448 = 1 - 0.552, the handle length of a quarter circle.
        const handles = [x - inX * 0.448, y - inY * 0.448, x + outX * 0.448, y + outY * 0.448];
        const end = [x + outX, y + outY].map(short).join(" ");
        const bend = how === "cut" ? `L${end}` : `C${handles.map(short).join(" ")} ${end}`;
        return `${short(x - inX)} ${short(y - inY)}${bend}`;
      });
      return `M${bends.join("L")}z`;
    })
    .join("");
