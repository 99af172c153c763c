/** A picture's scale on its stage, and the offset of its centre from the stage's. */
export type Zoom = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
/** A point on the stage, relative to its centre. */
export type Point = { x: number; y: number };

export const initialZoom: Zoom = { scale: 1, x: 0, y: 0 };
const most = 5;

const clamp = (value: number, least: number, highest: number) => Math.min(Math.max(value, least), highest);

/** Moves the picture, but never so far that its edge enters the stage. */
export function moveBy({ scale, x, y }: Zoom, by: Point, stage: Size): Zoom {
  const [right, down] = [((scale - 1) * stage.width) / 2, ((scale - 1) * stage.height) / 2];
  return { scale, x: clamp(x + by.x, -right, right), y: clamp(y + by.y, -down, down) };
}

/** Scales the picture by `times` and keeps `point` in place. */
export function zoomAt(zoom: Zoom, times: number, point: Point, stage: Size): Zoom {
  const scale = clamp(zoom.scale * times, 1, most);
  const grown = scale / zoom.scale;
  const stay = { x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown };
  return moveBy({ scale, ...stay }, { x: 0, y: 0 }, stage);
}
