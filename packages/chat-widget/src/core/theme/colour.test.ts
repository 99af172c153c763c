import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Colour, contrast, legible, parseColour } from "./colour.ts";

const anyColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]): Colour => [red, green, blue]);

describe("parseColour", () => {
  it.each([
    ["#1d5fd1", [29, 95, 209]],
    ["#FFF", [255, 255, 255]],
    ["#0b7a5580", [11, 122, 85]],
    ["rgb(1, 2, 3)", [1, 2, 3]],
    ["rgba(300 2 3 / 50%)", [255, 2, 3]],
    ["hsl(210 100% 20%)", [0, 51, 102]],
    ["hsl(-150deg, 100%, 20%)", [0, 51, 102]],
    ["hsla(120, 100%, 25%, .5)", [0, 128, 0]],
  ])("reads %s", (text, colour) => expect(parseColour(text)).toEqual(colour));

  it.each(["blue", "#12345", "rgb(1,2)", "rgb(1,2,x)", "url(//e.com)", "#fff;color:red", "var(--x)", "", 7, null, {}])(
    "refuses %s",
    (value) => expect(parseColour(value)).toBeUndefined(),
  );
});

describe("legible", () => {
  it("always gives a colour that can be read", () => {
    fc.assert(
      fc.property(
        anyColour,
        anyColour,
        (background, wanted) => contrast(background, legible(background, wanted)) >= 4.5,
      ),
    );
  });
  it("keeps the wanted colour where it can be read", () => {
    expect(legible([255, 255, 255], [29, 95, 209])).toEqual([29, 95, 209]);
  });
});
