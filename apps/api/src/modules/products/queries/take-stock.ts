import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import { addOns } from "../../../db/schema/add-ons.ts";
import { stockMovements } from "../../../db/schema/stock-movements.ts";
import { variants } from "../../../db/schema/variants.ts";
import type { Tx } from "../../../db/scope.ts";

type Taken = { counted: boolean } | undefined;

/** Takes units of a variant while there are enough of them and it is on offer; undefined when not. */
export async function takeVariant(tx: Tx, shopId: string, id: string, quantity: number): Promise<Taken> {
  const [row] = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${quantity}` })
    .where(
      and(eq(variants.shopId, shopId), eq(variants.id, id), isNull(variants.archivedAt), gte(variants.stock, quantity)),
    )
    .returning({ stock: variants.stock });
  return row && { counted: true };
}

/** The same of an add-on; one that is not counted is always there. */
export async function takeAddOn(tx: Tx, shopId: string, id: string, quantity: number): Promise<Taken> {
  const [row] = await tx
    .update(addOns)
    .set({ stock: sql`${addOns.stock} - ${quantity}` })
    .where(
      and(
        eq(addOns.shopId, shopId),
        eq(addOns.id, id),
        isNull(addOns.archivedAt),
        or(isNull(addOns.stock), gte(addOns.stock, quantity)),
      ),
    )
    .returning({ stock: addOns.stock });
  return row && { counted: row.stock !== null };
}

type Movement = Omit<typeof stockMovements.$inferInsert, "shopId" | "id" | "createdAt">;
export async function insertMovements(tx: Tx, shopId: string, movements: Movement[]): Promise<void> {
  if (movements.length > 0)
    await tx.insert(stockMovements).values(movements.map((movement) => ({ shopId, ...movement })));
}
