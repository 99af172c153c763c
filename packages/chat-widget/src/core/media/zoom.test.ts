import fc from "fast-check";
import { expect, it } from "vitest";
import { initialZoom, moveBy, zoomAt } from "./zoom.ts";

const stage = { width: 400, height: 300 };

it("grows around the point that was pressed", () => {
  expect(zoomAt(initialZoom, 2, { x: 50, y: -20 }, stage)).toEqual({ scale: 2, x: -50, y: 20 });
  expect(zoomAt(initialZoom, 2, { x: 0, y: 0 }, stage)).toEqual({ scale: 2, x: 0, y: 0 });
});

it("comes back to the whole picture", () => {
  const near = zoomAt(initialZoom, 3, { x: 120, y: 90 }, stage);
  expect(zoomAt(near, 1 / 3, { x: -10, y: 5 }, stage)).toMatchObject({
    scale: 1,
    x: expect.closeTo(0),
    y: expect.closeTo(0),
  });
});

it("never leaves the stage, and is never smaller than whole or larger than five times", () => {
  const number = fc.integer({ min: -1000, max: 1000 });
  const step = fc.record({ times: fc.double({ min: 0.01, max: 100, noNaN: true }), x: number, y: number });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let zoom = initialZoom;
      for (const { times, x, y } of steps) zoom = moveBy(zoomAt(zoom, times, { x, y }, stage), { x: y, y: x }, stage);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(5);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * stage.width) / 2 + 1e-9);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * stage.height) / 2 + 1e-9);
    }),
  );
});
