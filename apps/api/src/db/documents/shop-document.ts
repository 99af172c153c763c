import type { SavedMeanwhile } from "@mauzo/contract/shared";
import { runStatement, statement } from "../prepared-statement.ts";
import type { Tx } from "../tenant-transaction.ts";

/**
 * A document of which each shop has one and which is saved as a whole, such as its workflow; it has its own table. Until
 * the first save there is no row, and the version is 0.
 */
export function shopDocument<Document>(
  table:
    | "delivery_methods"
    | "order_workflows"
    | "payment_settings"
    | "message_prices"
    | "auto_messages"
    | "expense_budgets"
    | "withdrawal_settings"
    | "pos_settings"
    | "inbox_settings",
  column: "methods" | "workflow" | "settings" | "document" | "prices" | "budgets",
) {
  const found = statement<{ document: Document; version: number }>(
    `select ${column} as document, version from ${table} where shop_id = $1`,
  );
  const updated = statement<{ version: number }>(`
    update ${table} set ${column} = $2, updated_by = $3, version = version + 1, updated_at = now()
    where shop_id = $1 and version = $4 returning version`);
  const inserted = statement<{ version: number }>(`
    insert into ${table} (shop_id, ${column}, updated_by) values ($1, $2, $3)
    on conflict (shop_id) do nothing returning version`);
  const saved = statement<SavedMeanwhile>(`
    select d.version, u.name as saved_by from ${table} d left join auth.users u on u.id = d.updated_by
    where d.shop_id = $1`);

  return {
    find: async (tx: Tx, shopId: string) => (await runStatement(tx, found, [shopId]))[0],
    /** Saves the document if its version is still `seen`. @returns the new version; undefined: it was another. */
    async save(
      tx: Tx,
      shopId: string,
      { document, userId, seen }: { document: Document; userId: string; seen: number },
    ) {
      const values = [shopId, JSON.stringify(document), userId];
      const [row] =
        seen === 0 ? await runStatement(tx, inserted, values) : await runStatement(tx, updated, [...values, seen]);
      return row?.version;
    },
    /** Returns the present version, and who saved it. */
    readSaved: async (tx: Tx, shopId: string): Promise<SavedMeanwhile> =>
      (await runStatement(tx, saved, [shopId]))[0] ?? { version: 0, saved_by: null },
  };
}
