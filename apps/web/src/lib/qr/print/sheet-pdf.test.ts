import { PDFiumLibrary } from "@hyzyla/pdfium";
import { readQrCode } from "@mauzo/qr-code/test/read-qr-code";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Design } from "../design/design.ts";
import { chatLink } from "../design/draft.ts";
import { templates } from "../design/templates.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { drawLink } from "../test/draw-link.ts";
import { drawsAll } from "../test/draws-all.ts";
import { minimumSquareMm } from "./minimum-square-size.ts";
import { sheetPdf } from "./sheet-pdf.ts";
import { a4Mm, layOut, type Placed, sheetKinds, squareMm } from "./sheets.ts";

// Draws and decodes pictures, even on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const link = chatLink("+255712345678", { message: "Habari, bidhaa zipo? 😀" }, "");
let library: PDFiumLibrary;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});
afterAll(() => library.destroy());

const drawnAs = (design: Design, label?: string): Drawing => {
  const drawing = drawLink(link, design, label);
  if (!drawing) throw new Error("the link is too long");
  return drawing;
};

const drawn = (name: keyof typeof templates) => drawnAs(templates[name]);

/**
 * The first page as a PNG.
 * @param scale pixels per point
 */
async function printed(pdf: Uint8Array, scale: number): Promise<Buffer> {
  const document = await library.loadDocument(pdf);
  expect(document.getPageCount()).toBe(1);
  const page = document.getPage(0);
  const { data } = await page.render({
    scale,
    render: ({ data: bgra, width, height }) =>
      sharp(bgra, { raw: { width, height, channels: 4 } })
        .flatten({ background: "#ffffff" })
        .png({ compressionLevel: 0 })
        .toBuffer(),
  });
  document.destroy();
  return Buffer.from(data);
}

async function cutOut(page: Buffer, { x, y, width, height }: Placed): Promise<Buffer> {
  const { width: across = 0 } = await sharp(page).metadata();
  const pixels = (mm: number) => Math.floor((mm * across) / a4Mm.width);
  return sharp(page)
    .extract({ left: pixels(x), top: pixels(y), width: pixels(width), height: pixels(height) })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const jpeg = async () => ({
  bytes: new Uint8Array(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: "#b53a27" } })
      .jpeg()
      .toBuffer(),
  ),
  width: 64,
  height: 64,
});

const scales = [2, 3, 5];
/** In the short run each kind of sheet is printed at one size, and only its first and its last piece are read. */
const printings = sheetKinds.map((kind, place) => ({
  kind,
  sizes: drawsAll ? scales : scales.slice(place % scales.length).slice(0, 1),
}));
it.each(printings)("a sheet $kind says the link on its pieces, at the sizes $sizes", async ({ kind, sizes }) => {
  const drawing = drawn("sokoni");
  const pdf = sheetPdf(kind, drawing, "Mauzo");
  const { placed } = layOut(kind, drawing);
  const ends = [...placed.slice(0, 1), ...placed.slice(-1)];
  for (const scale of sizes) {
    const page = await printed(pdf, scale);
    for (const piece of drawsAll ? placed : ends)
      expect(await readQrCode(await cutOut(page, piece)), `${kind} at ${scale}`).toBe(link);
  }
});

it.each(Object.entries(templates))("the look %s is printed as it is drawn", async (_, design) => {
  const drawing = drawnAs(design, "Changanua tuongee – “Duka”");
  const page = await printed(sheetPdf("tent", drawing, "Mauzo"), 2);
  for (const piece of layOut("tent", drawing).placed) expect(await readQrCode(await cutOut(page, piece))).toBe(link);
});

it("prints a picture in the middle", async () => {
  const drawing = drawLink(link, { ...templates.safi, mark: "picture" });
  if (!drawing) throw new Error("the link is too long");
  const page = await printed(sheetPdf("sticker90", drawing, "Mauzo", await jpeg()), 3);
  const [first] = layOut("sticker90", drawing).placed;
  if (!first) throw new Error("no sticker");
  const piece = await cutOut(page, first);
  expect(await readQrCode(piece)).toBe(link);
  const { data } = await sharp(piece).resize(101, 101).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0] = data.subarray((50 * 101 + 50) * 3);
  expect(red - green).toBeGreaterThan(80);
});

it("keeps everything on the document, and the pieces apart", () => {
  for (const kind of sheetKinds) {
    const { placed, lines } = layOut(kind, drawn("lebo"));
    for (const { x, y, width, height } of placed) {
      expect(Math.min(x, y, a4Mm.width - x - width, a4Mm.height - y - height), kind).toBeGreaterThanOrEqual(7);
    }
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1))
        expect(one.x + one.width < other.x || one.y + one.height < other.y || other.x + other.width < one.x).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
  }
});

it("knows when a sticker is too small for its code", () => {
  expect(squareMm(layOut("sticker50", drawn("safi")), drawn("safi"))).toBeGreaterThan(minimumSquareMm);
});
