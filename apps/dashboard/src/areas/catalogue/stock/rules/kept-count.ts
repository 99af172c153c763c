import { type CountedLine, CountLine, mostCounted, mostStock, type StockItem } from "@mauzo/contract/catalogue/stock";
import { ShopCategory } from "@mauzo/contract/shop/shop";
import { fits, titleOf } from "./stock-words.ts";

/**
 * One item of a count that is under way, as the device keeps it: what is sent, what it is called, and the category in
 * which it was counted; null where it was kept without.
 */
export type KeptLine = CountLine & { title: string; category: ShopCategory | null };

/** What is kept under the name of a count; a line that cannot be read is left out. */
export function readCount(value: unknown): KeptLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null || !("title" in each) || typeof each.title !== "string") return [];
    const { title, ...rest } = each;
    const { category, ...line }: { category?: unknown } = rest;
    const { data } = CountLine.safeParse(line);
    return data ? [{ ...data, title, category: ShopCategory.safeParse(category).data ?? null }] : [];
  });
}

/** What lies on the shelf of an item: also what carts hold, and what is ordered and not handed over. */
export const onShelf = ({ stock, held, ordered }: Pick<StockItem, "stock" | "held" | "ordered">) =>
  stock + held + ordered;

/** The count with so many of an item; `expected` is what the counter sees when they count it first, or once more. */
export function withCounted(lines: readonly KeptLine[], item: StockItem, counted: number, afresh = false): KeptLine[] {
  const units = Math.min(Math.max(counted, 0), mostStock);
  const before = lines.find(({ id }) => id === item.id);
  const { category } = item;
  if (before && !afresh) return lines.map((line) => (line === before ? { ...line, category, counted: units } : line));
  const { cause = "counted", note = "" } = before ?? {};
  const line = { id: item.id, title: titleOf(item), category, expected: onShelf(item), counted: units, cause, note };
  return [...lines.filter((other) => other !== before), line];
}

/** The lines of a count of one category, or of all. */
export const within = <Line extends Pick<KeptLine, "category">>(
  lines: readonly Line[],
  category: ShopCategory | null,
) => (category === null ? [...lines] : lines.filter((line) => line.category === category));

/** What a count of one category leaves: how many items of others are counted and not saved, and how many are not counted. */
export const elsewhereOf = (
  { all, lines }: Record<"all" | "lines", readonly KeptLine[]>,
  items: { all: number; here: number },
) => {
  const counted = all.length - lines.length;
  return { counted, left: Math.max(0, items.all - items.here - counted), more: items.all >= mostCounted };
};

/** How many of those that are to be counted are not counted yet. */
export const leftOf = (all: number, counted: number) => ({
  all,
  left: Math.max(0, all - counted),
  more: all >= mostCounted,
});

/** With lines that were away; one that was counted meanwhile stays as it is. */
export const withThese = (lines: readonly KeptLine[], away: readonly KeptLine[]): KeptLine[] => [
  ...lines,
  ...away.filter(({ id }) => lines.every((line) => line.id !== id)),
];

export const without = <Line extends Pick<KeptLine, "id">>(lines: readonly Line[], id: string) =>
  lines.filter((line) => line.id !== id);

export const differenceOf = ({ counted, expected }: Pick<KeptLine, "counted" | "expected">) => counted - expected;

/** What is sent of a count: what differs from what was expected. A cause that fits it no more, counted once again, is none. */
export const differing = (lines: readonly KeptLine[]): KeptLine[] =>
  lines
    .filter((line) => differenceOf(line) !== 0)
    .map((line) => (fits(line.cause, differenceOf(line)) ? line : { ...line, cause: "counted" }));

/** What takes saved lines back: the same differences the other way. */
export const undoing = (lines: readonly KeptLine[]): KeptLine[] =>
  lines.map((line) => ({ ...line, expected: line.counted, counted: line.expected, cause: "correction", note: "" }));

/** Lines that were sent, by what became of them. */
export function sortAnswers(lines: readonly KeptLine[], answers: readonly CountedLine[]) {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return {
    done: lines.filter(({ id }) => byId.get(id)?.result === "done"),
    problems: answers.filter(({ result }) => result !== "done"),
  };
}

/** In parts of at most so many. */
export const inParts = <T>(items: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) => items.slice(index * most, (index + 1) * most));
