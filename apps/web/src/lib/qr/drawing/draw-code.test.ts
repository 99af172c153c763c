import { readFilmed, readQrCode } from "@mauzo/qr-code/test/read-qr-code";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { contrast } from "../design/contrast.ts";
import { type Design, dotShapes, eyeShapes, frames, marks, mostLabel } from "../design/design.ts";
import { chatLink, firstDraft } from "../design/draft.ts";
import { unprintable } from "../design/pdf-label-text.ts";
import { lengthProblem } from "../design/readable-matrix.ts";
import { designProblems, minimumContrast } from "../design/scan-checks.ts";
import { firstDesign, palettes, templates } from "../design/templates.ts";
import { drawLink } from "../test/draw-link.ts";
import { drawsAll } from "../test/draws-all.ts";
import { svgText } from "./svg-text.ts";

// Draws and decodes pictures, even on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const runs = (most: number) => Math.max(8, Math.ceil(most * Number(process.env.PROPERTY_SHARE ?? 1)));
const greeting = "Hello, are your products available?";
const link = chatLink("+255712345678", firstDraft, greeting);

/** Decodes the SVG of a design, `width` pixels wide. */
async function seen(text: string, design: Design, width: number): Promise<string | undefined> {
  const drawing = drawLink(text, design);
  if (!drawing) return undefined;
  return readQrCode(svgText(drawing, text, width));
}

describe.each(Object.entries(templates))("the look %s", (_, design) => {
  it.each([300, 600, 1500])("can be read at %d pixels", async (width) => {
    expect(await seen(link, design, width)).toBe(link);
  });
});

const cloths = Object.entries(palettes);
/** In the short run each frame meets only some palettes: every frame and every palette is drawn. */
const framed = frames.flatMap((frame, at) =>
  cloths
    .filter((_, place) => drawsAll || place % frames.length === at % cloths.length)
    .map(([name, colours]) => ({ frame, name, colours })),
);
it.each(framed)("the frame $frame can be read in the colours $name", async ({ frame, colours }) => {
  expect(designProblems({ ...firstDesign, colours }, "", "")).toEqual([]);
  expect(await seen(link, { ...firstDesign, frame, colours }, 480)).toBe(link);
});

/** In the short run a shape of squares and a mark meet one shape of eyes: any two values are drawn together. */
const shapes = dotShapes.flatMap((dots, row) =>
  marks.flatMap((mark, column) =>
    eyeShapes
      .filter((_, place) => drawsAll || place === (row + column) % eyeShapes.length)
      .map((eyes) => ({ dots, eyes, mark })),
  ),
);
it.each(shapes)("$dots with $eyes eyes and $mark in the middle can be read", async (shape) => {
  expect(await seen(link, { ...firstDesign, ...shape }, 480)).toBe(link);
});

it("can be read where a ring in the words below looks like a fourth eye", async () => {
  const address = chatLink("+1000000000", { message: "Habari 😀 👩‍👩‍👧" }, greeting);
  const design: Design = { ...firstDesign, frame: "kanga", dots: "square", mark: "picture", colours: palettes.safi };
  // Drawn as boxes with digits in them. The page rejects such a label; the code above it is still valid.
  const label = "\u{9c002}\u{100000}";
  const drawing = drawLink(address, design, label);
  for (const width of [443, 445, 450, 458, 476])
    expect(await readFilmed(drawing ? svgText(drawing, label, width) : ""), `${width} pixels`).toBe(address);
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
const printed = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => unprintable(character) === "",
);
const labels = fc.oneof(
  fc.string({ unit: fc.constantFrom(...printed), maxLength: mostLabel }),
  // Round characters look most like an eye.
  fc.string({ unit: fc.constantFrom(..."0oO@©®°¤8"), maxLength: 6 }),
  fc.constantFrom('"quoted" & <b>bold</b>', "&#60;&#x3c;", "]]>"),
);
const asHex = (value: number): `#${string}` => `#${value.toString(16).padStart(6, "0")}`;
const anyValue = fc.integer({ min: 0, max: 0xffffff });
const hex = anyValue.map(asHex);
const dark = anyValue.map((value) => asHex(value & 0x3f3f3f));
const anyDesign: fc.Arbitrary<Design> = fc.record({
  frame: fc.constantFrom(...frames),
  dots: fc.constantFrom(...dotShapes),
  eyes: fc.constantFrom(...eyeShapes),
  mark: fc.constantFrom(...marks),
  colours: fc.oneof(
    fc.constantFrom(...Object.values(palettes)),
    fc.record({ code: hex, eye: hex, back: hex, cloth: hex }),
    // The page accepts few of the random colours above.
    fc.record({ code: dark, eye: dark, back: hex, cloth: hex }),
  ),
});

const linkRuns = runs(drawsAll ? 3000 : 120);
it(
  "says exactly the link, whatever number, greeting, words and look the page lets through",
  async () => {
    await fc.assert(
      fc.asyncProperty(digits, words, anyDesign, labels, async (number, message, design, label) => {
        const address = chatLink(`+${number}`, { message }, greeting);
        fc.pre(designProblems(design, label, "").length === 0 && lengthProblem(address, message, design).length === 0);
        const drawing = drawLink(address, design, label);
        expect(drawing).toBeDefined();
        if (!drawing) return;
        // At least six pixels per square: about what a phone sees from a hand's width away.
        const svg = svgText(drawing, message, Math.round(drawing.width * 6));
        expect(await readFilmed(svg)).toBe(address);
        const text = message.trim() === "" ? greeting : message.toWellFormed();
        expect(address).toBe(`https://wa.me/${number}?text=${encodeURIComponent(text)}`);
      }),
      { numRuns: linkRuns },
    );
  },
  1_000 * linkRuns,
);

it("leaves no pair of colours below the contrast through", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { code, eye, back } = design.colours;
      const readable = [code, eye].every((dark) => contrast(dark, back) >= minimumContrast);
      if (!readable) expect(designProblems(design, "", "")).not.toEqual([]);
    }),
  );
});
