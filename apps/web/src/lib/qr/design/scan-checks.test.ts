import { expect, it } from "vitest";
import { contrast, textOn } from "./contrast.ts";
import { chatLink } from "./draft.ts";
import { lengthProblem, lookProblems, readableMatrix } from "./scan-checks.ts";
import { firstDesign, palettes, templates } from "./templates.ts";

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
  expect(lookProblems(colours("#f2a91b", "#ffffff"), "", "")).toMatchObject([
    { kind: "faint", part: "code" },
    { kind: "faint", part: "eye" },
  ]);
  expect(lookProblems(colours("#0b7a55", "#ffffff"), "", "")).toEqual([]);
});

it("refuses light on dark, once", () => {
  expect(lookProblems(colours("#ffffff", "#16211d"), "", "")).toEqual([{ kind: "inverted" }]);
  expect(lookProblems(colours("#000000", "#2678bd"), "", "")).toEqual([{ kind: "darkBack" }]);
});

it("refuses letters that no printer's typeface has, where they would be printed", () => {
  const framed = { ...firstDesign, frame: "below", mark: "letter" } as const;
  expect(lookProblems(framed, "Karibu 😀 “Duka” la Asha’s…", "ش")).toEqual([
    { kind: "unprintable", characters: "😀ش" },
  ]);
  expect(lookProblems({ ...framed, frame: "none", mark: "none" }, "😀", "ش")).toEqual([]);
});

it.each([templates.safi, templates.sokoni])("refuses more text than reads, and says how much more", (design) => {
  const text = "Habari & karibu 😀 ".repeat(60);
  const address = chatLink("+255712345678", { message: text }, "");
  const [problem] = lengthProblem(address, text, design);
  if (problem?.kind !== "tooLong") throw new Error("nothing was said");
  const shorter = [...text].slice(0, -problem.characters).join("");
  expect(readableMatrix(chatLink("+255712345678", { message: shorter }, ""), design)).toBeDefined();
  expect(lengthProblem(chatLink("+255712345678", { message: "Habari" }, ""), "Habari", design)).toEqual([]);
});

it("has ready colours and looks that pass their own checks", () => {
  for (const palette of Object.values(palettes))
    expect(lookProblems({ ...firstDesign, colours: palette }, "", "")).toEqual([]);
});
