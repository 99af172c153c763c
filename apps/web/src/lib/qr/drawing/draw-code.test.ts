import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { contrast } from "../design/contrast.ts";
import { type Design, dotShapes, eyeShapes, frames, marks } from "../design/design.ts";
import { chatLink, firstDraft } from "../design/draft.ts";
import { leastContrast, lengthProblem, lookProblems } from "../design/scan-checks.ts";
import { firstDesign, palettes, templates } from "../design/templates.ts";
import { drawLink } from "../test/draw-draft.ts";
import { readCode } from "../test/read-code.ts";
import { svgText } from "./svg-text.ts";

// Pictures are drawn and read again, also while others use the machine.
vi.setConfig({ testTimeout: 60_000 });

const runs = (most: number) => Math.max(8, Math.ceil(most * Number(process.env.PROPERTY_SHARE ?? 1)));
const greeting = "Hello, are your products available?";
const link = chatLink("+255712345678", firstDraft, greeting);

/** What the SVG of a design says, seen on a dark counter, `width` pixels wide. */
async function seen(text: string, design: Design, width: number): Promise<string | undefined> {
  const drawing = drawLink(text, design);
  if (!drawing) return undefined;
  return readCode(svgText(drawing, text, width));
}

describe.each(Object.entries(templates))("the look %s", (_, design) => {
  it.each([300, 600, 1500])("can be read at %d pixels", async (width) => {
    expect(await seen(link, design, width)).toBe(link);
  });
});

describe.each(frames)("the frame %s", (frame) => {
  it.each(Object.entries(palettes))("can be read in the colours %s", async (_, colours) => {
    expect(lookProblems({ ...firstDesign, colours }, "", "")).toEqual([]);
    expect(await seen(link, { ...firstDesign, frame, colours }, 480)).toBe(link);
  });
});

const shapes = dotShapes.flatMap((dots) => eyeShapes.flatMap((eyes) => marks.map((mark) => ({ dots, eyes, mark }))));
it.each(shapes)("$dots with $eyes eyes and $mark in the middle can be read", async (shape) => {
  expect(await seen(link, { ...firstDesign, ...shape }, 480)).toBe(link);
});

const digits = fc.stringMatching(/^[1-9]\d{7,14}$/);
const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    '"quoted" & <b>bold</b>',
    "&#60;&#x3c;",
    "line\nline\r\n",
    "100% #1 ?a=b&c=d",
    "Habari 😀 👩‍👩‍👧",
    "\u0000]]>",
  ),
);
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): `#${string}` => `#${value.toString(16).padStart(6, "0")}`);
const anyDesign: fc.Arbitrary<Design> = fc.record({
  frame: fc.constantFrom(...frames),
  dots: fc.constantFrom(...dotShapes),
  eyes: fc.constantFrom(...eyeShapes),
  mark: fc.constantFrom(...marks),
  colours: fc.oneof(
    fc.constantFrom(...Object.values(palettes)),
    fc.record({ code: hex, eye: hex, back: hex, cloth: hex }),
  ),
});

it("says exactly the link, whatever number, greeting, words and look the page lets through", async () => {
  await fc.assert(
    fc.asyncProperty(digits, words, anyDesign, words, async (number, message, design, label) => {
      const address = chatLink(`+${number}`, { message }, greeting);
      fc.pre(lookProblems(design, "", "").length === 0 && lengthProblem(address, message, design).length === 0);
      const drawing = drawLink(address, design, label);
      expect(drawing).toBeDefined();
      if (!drawing) return;
      // At least six pixels a square: about what a telephone sees from a hand's width away.
      const svg = svgText(drawing, label, Math.round(drawing.width * 6));
      expect(await readCode(svg)).toBe(address);
      const text = message.trim() === "" ? greeting : message.toWellFormed();
      expect(address).toBe(`https://wa.me/${number}?text=${encodeURIComponent(text)}`);
    }),
    { numRuns: runs(120) },
  );
}, 120_000);

it("leaves no pair of colours below the contrast through", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { code, eye, back } = design.colours;
      const readable = [code, eye].every((dark) => contrast(dark, back) >= leastContrast);
      if (!readable) expect(lookProblems(design, "", "")).not.toEqual([]);
    }),
  );
});
