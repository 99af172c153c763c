import { ShopCategory } from "@mauzo/contract/shop/shop";

/** Typed text that is not a valid count; stored as it was typed until it is corrected or removed. */
export type InvalidCount = { id: string; category: ShopCategory | null; text: string };

/** Parses the stored invalid counts; leaves out entries of another shape. */
export function readInvalidCounts(value: unknown): InvalidCount[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null || !("id" in each && "text" in each)) return [];
    const { id, text, category }: { id: unknown; text: unknown; category?: unknown } = each;
    if (typeof id !== "string" || typeof text !== "string") return [];
    return [{ id, text, category: ShopCategory.safeParse(category).data ?? null }];
  });
}
