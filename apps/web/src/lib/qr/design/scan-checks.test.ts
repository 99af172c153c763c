import { expect, it } from "vitest";
import { contrast, textOn } from "./contrast.ts";
import { designProblems } from "./scan-checks.ts";
import { firstDesign, palettes } from "./templates.ts";

const colours = (code: `#${string}`, back: `#${string}`) => ({
  ...firstDesign,
  colours: { code, eye: code, back, cloth: code },
});

it("knows how far colours are apart", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 1);
  expect(textOn("#f2a91b")).toBe("#16211d");
});

it("refuses what is too faint, and says how faint", () => {
  expect(designProblems(colours("#f2a91b", "#ffffff"), "", "")).toMatchObject([
    { kind: "faint", part: "code" },
    { kind: "faint", part: "eye" },
  ]);
  expect(designProblems(colours("#0b7a55", "#ffffff"), "", "")).toEqual([]);
});

it("refuses light on dark, once", () => {
  expect(designProblems(colours("#ffffff", "#16211d"), "", "")).toEqual([{ kind: "inverted" }]);
  expect(designProblems(colours("#000000", "#2678bd"), "", "")).toEqual([{ kind: "darkBack" }]);
});

it("refuses a frame too light for the background, where there is one", () => {
  const pale = (cloth: `#${string}`) => ({
    ...firstDesign,
    colours: { ...colours("#000000", "#1cc437").colours, cloth },
  });
  expect(designProblems(pale("#3dfffc"), "", "")).toEqual([{ kind: "paleCloth" }]);
  expect(designProblems({ ...pale("#3dfffc"), frame: "none" }, "", "")).toEqual([]);
  expect(designProblems(pale("#2fd64a"), "", "")).toEqual([]);
  expect(designProblems(pale("#000000"), "", "")).toEqual([]);
});

it("refuses letters that no printer's typeface has, where they would be printed", () => {
  const framed = { ...firstDesign, frame: "below", mark: "letter" } as const;
  expect(designProblems(framed, "Karibu 😀 “Duka” la Asha’s…", "ش")).toEqual([
    { kind: "unprintable", characters: "😀ش" },
  ]);
  expect(designProblems({ ...framed, frame: "none", mark: "none" }, "😀", "ش")).toEqual([]);
});

it("has ready colours and looks that pass their own checks", () => {
  for (const palette of Object.values(palettes))
    expect(designProblems({ ...firstDesign, colours: palette }, "", "")).toEqual([]);
});
