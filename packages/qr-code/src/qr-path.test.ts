import { expect, it } from "vitest";
import { outline, sharpPath, softCornersPath } from "./outline.ts";
import { qrMatrix } from "./qr-matrix.ts";
import { qrPath } from "./qr-path.ts";
import { readQrCode } from "./test/read-qr-code.ts";

const link = "https://wa.me/255712345678?text=Habari%2C%20bidhaa%20zipo%3F";
const drawn = ({ path, size }: { path: string; size: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600"><path d="${path}"/></svg>`;

it.each([120, 240, 960])("can be read at %d pixels", async (width) => {
  expect(await readQrCode(drawn(qrPath(link)), width)).toBe(link);
});

it("says when a text is too much for any code", () => {
  expect(qrMatrix("a".repeat(2954), "L")).toBeUndefined();
  expect(qrMatrix("a".repeat(1_000_000), "L")).toBeUndefined();
  expect(qrMatrix("a".repeat(2953), "L")?.size).toBe(177);
  expect(() => qrPath("a".repeat(3000))).toThrow("3000");
});

const cells = (rows: readonly string[]) => outline(rows.length, (x, y) => rows[y]?.[x] === "#");

it("walks around the dark parts, and around their holes the other way", () => {
  expect(sharpPath(cells(["##", "##"]))).toBe("M2 0v2h-2v-2z");
  expect(cells(["###", "# #", "###"])).toHaveLength(2);
  expect(sharpPath(cells(["###", "# #", "###"]))).toContain("M2 2v-1h-1v1z");
});

it("keeps squares apart that touch at a corner", () => {
  expect(cells(["# ", " #"])).toHaveLength(2);
  expect(softCornersPath(cells(["# ", "  "]), 0.5, "cut")).toBe("M0.5 0L1 0.5L1 0.5L0.5 1L0.5 1L0 0.5L0 0.5L0.5 0z");
});
