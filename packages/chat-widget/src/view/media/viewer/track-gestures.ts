import type { Point } from "../../../core/media/zoom.ts";

type GestureHandlers = {
  onScale(times: number, point: Point): void;
  onMove(by: Point): void;
  onSwipe(step: 1 | -1): void;
  onTwice(point: Point): void;
  /** A press next to the picture. */
  onBeside(): void;
};

/** A shorter move counts as a press. */
const still = 10;
const swipe = 50;
const twiceMs = 350;

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Turns touch, pen and mouse events on a stage into gestures. Points are relative to its centre. */
export function trackGestures(stage: HTMLElement, handlers: GestureHandlers): () => void {
  const over = new AbortController();
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let beside = false;
  let pressed: { point: Point; atMs: number } | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const lift = (event: PointerEvent, cancelled: boolean) => {
    const [point, from] = [pointOf(event), start];
    if (!down.delete(event.pointerId) || cancelled) start = undefined;
    if (!from || !start) return;
    start = undefined;
    const [right, below] = [point.x - from.x, point.y - from.y];
    if (Math.abs(right) > swipe && Math.abs(right) > Math.abs(below)) return handlers.onSwipe(right < 0 ? 1 : -1);
    if (between(point, from) > still) return;
    if (beside) return handlers.onBeside();
    const atMs = event.timeStamp;
    const again = pressed && atMs - pressed.atMs < twiceMs && between(point, pressed.point) < still * 3;
    pressed = again ? undefined : { point, atMs };
    if (again) handlers.onTwice(point);
  };
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, hear: (event: HTMLElementEventMap[Name]) => void) =>
    stage.addEventListener(name, hear, { signal: over.signal });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    // Otherwise the browser would drag the picture or follow a link under the finger.
    event.preventDefault();
    stage.setPointerCapture?.(event.pointerId);
    down.set(event.pointerId, pointOf(event));
    // Two fingers are neither a press nor a swipe.
    start = down.size === 1 ? pointOf(event) : undefined;
    beside = event.target === stage;
  });
  on("pointermove", (event) => {
    const [before, now] = [down.get(event.pointerId), pointOf(event)];
    if (!before) return;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (!other) return handlers.onMove({ x: now.x - before.x, y: now.y - before.y });
    const point = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const was = between(before, other);
    if (was > 0) handlers.onScale(between(now, other) / was, point);
  });
  on("pointerup", (event) => lift(event, false));
  on("pointercancel", (event) => lift(event, true));
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      handlers.onScale(Math.exp(-event.deltaY / 300), pointOf(event));
    },
    { signal: over.signal, passive: false },
  );
  return () => over.abort();
}
