// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { trackGestures } from "./track-gestures.ts";

const told = { onScale: vi.fn(), onMove: vi.fn(), onSwipe: vi.fn(), onTwice: vi.fn(), onBeside: vi.fn() };
let stage: HTMLElement;
let picture: HTMLElement;
let letGo: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  stage = document.createElement("div");
  picture = document.createElement("img");
  stage.append(picture);
  stage.setPointerCapture = () => {};
  letGo = trackGestures(stage, told);
});
afterEach(() => letGo());

const touch = (type: string, x: number, y: number, pointerId = 1, on: HTMLElement = picture) =>
  on.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId, button: 0, bubbles: true }));
const way = (from: [number, number], to: [number, number], on: HTMLElement = picture) => {
  touch("pointerdown", ...from, 1, on);
  touch("pointermove", ...to, 1, on);
  touch("pointerup", ...to, 1, on);
};

it("reads a swipe to either side, but not up or a little", () => {
  way([200, 100], [80, 110]);
  way([80, 100], [200, 90]);
  way([80, 100], [80, 300]);
  way([80, 100], [110, 100]);
  expect(told.onSwipe.mock.calls).toEqual([[1], [-1]]);
});

it("tells how a finger moves", () => {
  way([10, 10], [30, 5]);
  expect(told.onMove).toHaveBeenCalledWith({ x: 20, y: -5 });
});

it("reads two fingers as a pinch around their middle, and as nothing else", () => {
  touch("pointerdown", 0, 0, 1);
  touch("pointerdown", 100, 0, 2);
  touch("pointermove", 200, 0, 2);
  touch("pointerup", 200, 0, 2);
  touch("pointerup", 0, 0, 1);
  expect(told.onScale.mock.calls).toEqual([[2, { x: 100, y: 0 }]]);
  expect([told.onSwipe, told.onTwice, told.onBeside].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

it("reads two presses in one place, and one beside the picture", () => {
  way([50, 50], [50, 50]);
  expect(told.onTwice).not.toHaveBeenCalled();
  way([52, 50], [52, 50]);
  expect(told.onTwice.mock.calls).toEqual([[{ x: 52, y: 50 }]]);
  way([5, 5], [5, 5], stage);
  expect(told.onBeside).toHaveBeenCalledOnce();
});

it("forgets a finger the browser took, and everything once let go", () => {
  touch("pointerdown", 200, 0);
  touch("pointercancel", 0, 0);
  touch("pointerup", 0, 0);
  letGo();
  way([200, 100], [80, 110]);
  expect(Object.values(told).flatMap((spy) => spy.mock.calls)).toEqual([]);
});
