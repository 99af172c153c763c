import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { expect, it } from "vitest";
import {
  type CountDraftLine,
  chunk,
  differing,
  elsewhereOf,
  leftOf,
  readCountDraft,
  sortAnswers,
  undoing,
  withCounted,
  within,
  withThese,
} from "./count-draft.ts";

const item = (id: string, stock: number, held = 0, ordered = 0): StockItem => ({
  id,
  kind: "variant",
  product_id: id,
  product_name: "Kanga",
  category: "home",
  name: "Bluu",
  image_url: null,
  stock,
  held,
  ordered,
  low_stock_at: null,
});
const [a, b] = ["01a2015f-52a3-75b9-8886-870e3fcc3123", "01a2015f-52a3-75b9-8886-870e3fcc3124"] as const;
const line = (id: string, expected: number, counted: number): CountDraftLine => ({
  ...{ id, title: "Kanga · Bluu", category: "home", expected, counted, cause: "counted", note: "" },
});

it("keeps what was expected when an item was first counted, whatever is sold meanwhile", () => {
  const first = withCounted([], item(a, 10), 9);
  expect(first).toEqual([line(a, 10, 9)]);
  expect(withCounted(first, item(a, 7), 8)).toEqual([line(a, 10, 8)]);
});

it("expects what there is now when an item has to be counted afresh, and keeps why it differed", () => {
  const kept: CountDraftLine[] = [{ ...line(a, 10, 1), cause: "lost", note: "Soko" }, line(b, 2, 2)];
  expect(withCounted(kept, item(a, 4), 3, true)).toEqual([
    line(b, 2, 2),
    { ...line(a, 4, 3), cause: "lost", note: "Soko" },
  ]);
});

it.each([
  [-1, 0],
  [1_000_001, 1_000_000],
])("counts %d as %d", (typed, counted) => {
  expect(withCounted([], item(a, 1), typed)).toEqual([line(a, 1, counted)]);
});

it("reads back what the device kept, and leaves out what is no line", () => {
  const lines = [line(a, 10, 9), line(b, 1, 1)];
  expect(readCountDraft(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
  const broken = [null, 7, {}, { ...lines[0], title: 7 }, { ...lines[0], counted: -1 }, { ...lines[0], more: 1 }];
  expect(readCountDraft([...broken, lines[1]])).toEqual([lines[1]]);
  const { category: _, ...older } = line(a, 10, 9);
  expect(readCountDraft([older, { ...older, category: "weapons" }])).toEqual([
    { ...older, category: null },
    { ...older, category: null },
  ]);
  for (const value of [undefined, null, {}, "x"]) expect(readCountDraft(value)).toBeUndefined();
});

it("sends what differs and takes it back the other way round", () => {
  const lines = [line(a, 10, 8), line(b, 3, 3)];
  expect(differing(lines)).toEqual([lines[0]]);
  expect(undoing(differing(lines))).toEqual([{ ...line(a, 8, 10), cause: "correction" }]);
});

it("gives up a cause that no longer fits the difference", () => {
  const found: CountDraftLine = { ...line(a, 10, 12), cause: "found" };
  expect(differing([found])).toEqual([found]);
  expect(differing([{ ...found, counted: 8 }])).toEqual([line(a, 10, 8)]);
});

it("tells what was done from what was not", () => {
  const lines = [line(a, 10, 8), line(b, 3, 1)];
  const refused = { id: b, result: "below_zero" as const, stock: 1 };
  expect(sortAnswers(lines, [{ id: a, result: "done", stock: 8 }, refused])).toEqual({
    done: [lines[0]],
    problems: [refused],
  });
});

it("goes in parts that leave nothing out", () => {
  const items = Array.from({ length: 450 }, (_, index) => index);
  const parts = chunk(items, 200);
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(parts.flat()).toEqual(items);
});

it("expects what lies on the shelf: also what carts hold just now, and what was ordered and not handed over", () => {
  expect(withCounted([], item(a, 1, 2), 3)).toEqual([line(a, 3, 3)]);
  expect(withCounted([], item(a, 8, 0, 2), 10)).toEqual([line(a, 10, 10)]);
});

it("of a category has what was counted of it, in whichever count, and of no other", () => {
  const food: StockItem = { ...item(b, 4), category: "food & beverages" };
  const lines = withCounted([line(a, 10, 9)], food, 3);
  expect(within(lines, "home")).toEqual([line(a, 10, 9)]);
  expect(within(lines, "food & beverages")).toEqual([{ ...line(b, 4, 3), category: "food & beverages" }]);
  expect(within(lines, "media")).toEqual([]);
  expect(within(lines, null)).toEqual(lines);
  const moved = withCounted(lines, { ...food, category: "home" }, 2);
  expect(within(moved, "home")).toEqual([line(a, 10, 9), line(b, 4, 2)]);
});

it("of a category says what waits in the others, counted or not", () => {
  const all = [line(a, 10, 9), { ...line(b, 1, 1), category: "media" as const }];
  const left = (of: "home" | "media" | "pet supplies", items: { all: number; here: number }) =>
    elsewhereOf({ all, lines: within(all, of) }, items);
  expect(left("home", { all: 12, here: 4 })).toEqual({ counted: 1, left: 7, more: false });
  expect(left("media", { all: 2, here: 1 })).toEqual({ counted: 1, left: 0, more: false });
  expect(left("pet supplies", { all: 1_000, here: 300 })).toEqual({ counted: 2, left: 698, more: true });
});

it("says how many are left to count", () => {
  expect(leftOf(19, 1)).toEqual({ all: 19, left: 18, more: false });
  expect(leftOf(1, 2)).toEqual({ all: 1, left: 0, more: false });
  expect(leftOf(1_000, 10)).toEqual({ all: 1_000, left: 990, more: true });
});

it("brings back what was thrown away beside what was counted meanwhile", () => {
  expect(withThese([line(a, 7, 7)], [line(a, 10, 9), line(b, 1, 1)])).toEqual([line(a, 7, 7), line(b, 1, 1)]);
});
