import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { WriteDeps } from "../../../shop/imports/steps/import-kind.ts";
import type { ImportRecord } from "../../../shop/imports/steps/stored-imports.ts";
import { findDays } from "../../expenses/steps/day-queries.ts";
import { writeExpense } from "../../expenses/steps/write-expense.ts";
import type { LookedExpense } from "./look-at-expenses.ts";

/** Writes what is new of a file. */
export async function writeExpenses(
  { emitFact }: WriteDeps,
  tx: Tx,
  { shopId, id: importId, userId, userName }: ImportRecord,
  looked: readonly LookedExpense[],
): Promise<LookedExpense[]> {
  const fresh = looked.filter(({ verdict }) => verdict === "new");
  for (const { read } of fresh) {
    const { id: _, line: __, problems: ___, ...written } = read;
    const { today, noon } = await findDays(tx, shopId, read.spentOn);
    await writeExpense(tx, shopId, {
      ...{ written: { ...written, source: "import", importId }, by: { userId, name: userName } },
      at: read.spentOn === today ? undefined : noon,
    });
  }
  if (fresh.length > 0)
    await emitFact(tx, {
      ...{ name: "expense.changed", shopId, subject: importId, payload: {} },
      actor: { kind: "staff", user_id: userId },
    });
  return [...looked];
}
