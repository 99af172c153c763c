import { type CountedLine, CountLine, mostCounted, mostStock, type StockItem } from "@mauzo/contract/catalogue/stock";
import { ShopCategory } from "@mauzo/contract/shop/shop";
import { fits, titleOf } from "./stock-labels.ts";

/**
 * One item of a count in progress, as the device stores it: the data to send, its title, and the category it was
 * counted in (null if stored without one).
 */
export type CountDraftLine = CountLine & { title: string; category: ShopCategory | null };

/** Parses a stored count; leaves out lines that cannot be parsed. */
export function readCountDraft(value: unknown): CountDraftLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null || !("title" in each) || typeof each.title !== "string") return [];
    const { title, ...rest } = each;
    const { category, ...line }: { category?: unknown } = rest;
    const { data } = CountLine.safeParse(line);
    return data ? [{ ...data, title, category: ShopCategory.safeParse(category).data ?? null }] : [];
  });
}

/** The units on the shelf: also those held in carts, and those ordered but not handed over. */
export const onHand = ({ stock, held, ordered }: Pick<StockItem, "stock" | "held" | "ordered">) =>
  stock + held + ordered;

/**
 * The count with this number for an item; `expected` is set to what the user sees when it is first counted, or counted
 * afresh.
 */
export function withCounted(
  lines: readonly CountDraftLine[],
  item: StockItem,
  counted: number,
  afresh = false,
): CountDraftLine[] {
  const units = Math.min(Math.max(counted, 0), mostStock);
  const before = lines.find(({ id }) => id === item.id);
  const { category } = item;
  if (before && !afresh) return lines.map((line) => (line === before ? { ...line, category, counted: units } : line));
  const { cause = "counted", note = "" } = before ?? {};
  const line = { id: item.id, title: titleOf(item), category, expected: onHand(item), counted: units, cause, note };
  return [...lines.filter((other) => other !== before), line];
}

/** The lines of a count that belong to one category, or all. */
export const within = <Line extends Pick<CountDraftLine, "category">>(
  lines: readonly Line[],
  category: ShopCategory | null,
) => (category === null ? [...lines] : lines.filter((line) => line.category === category));

/** What counting one category leaves open: items of others that are counted but not saved, and items not counted. */
export const elsewhereOf = (
  { all, lines }: Record<"all" | "lines", readonly CountDraftLine[]>,
  items: { all: number; here: number },
) => {
  const counted = all.length - lines.length;
  return { counted, left: Math.max(0, items.all - items.here - counted), more: items.all >= mostCounted };
};

/** How many of the items are not counted yet. */
export const leftOf = (all: number, counted: number) => ({
  all,
  left: Math.max(0, all - counted),
  more: all >= mostCounted,
});

/** Puts discarded lines back; a line that was counted meanwhile stays as it is. */
export const withThese = (lines: readonly CountDraftLine[], away: readonly CountDraftLine[]): CountDraftLine[] => [
  ...lines,
  ...away.filter(({ id }) => lines.every((line) => line.id !== id)),
];

export const without = <Line extends Pick<CountDraftLine, "id">>(lines: readonly Line[], id: string) =>
  lines.filter((line) => line.id !== id);

export const differenceOf = ({ counted, expected }: Pick<CountDraftLine, "counted" | "expected">) => counted - expected;

/**
 * The lines to send: those that differ from what was expected. A cause that no longer fits after a recount is replaced
 * by "counted".
 */
export const differing = (lines: readonly CountDraftLine[]): CountDraftLine[] =>
  lines
    .filter((line) => differenceOf(line) !== 0)
    .map((line) => (fits(line.cause, differenceOf(line)) ? line : { ...line, cause: "counted" }));

/** The lines that undo saved ones: the same differences reversed. */
export const undoing = (lines: readonly CountDraftLine[]): CountDraftLine[] =>
  lines.map((line) => ({ ...line, expected: line.counted, counted: line.expected, cause: "correction", note: "" }));

/** Splits the lines that were sent by their result. */
export function sortAnswers(lines: readonly CountDraftLine[], answers: readonly CountedLine[]) {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return {
    done: lines.filter(({ id }) => byId.get(id)?.result === "done"),
    problems: answers.filter(({ result }) => result !== "done"),
  };
}

/** Splits a list into batches of at most `most`. */
export const chunk = <T>(items: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) => items.slice(index * most, (index + 1) * most));
