import { ShopCategory } from "@mauzo/contract/shop/shop";

/** What was typed for an item and is no count; kept as it was typed until it is put right or taken out. */
export type Unread = { id: string; category: ShopCategory | null; text: string };

/** What is kept under the name of what cannot be read; an entry of another make is left out. */
export function readUnread(value: unknown): Unread[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null || !("id" in each && "text" in each)) return [];
    const { id, text, category }: { id: unknown; text: unknown; category?: unknown } = each;
    if (typeof id !== "string" || typeof text !== "string") return [];
    return [{ id, text, category: ShopCategory.safeParse(category).data ?? null }];
  });
}
