import type { OperatorCase } from "@mauzo/contract/payments/compliance";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { type Operator, writeEntry } from "../../account/operators/write-entry.ts";
import { insertEvent } from "./queries/events.ts";
import { filesOf, getCaseRow, saidOf, sealedPlace } from "./steps/case-of.ts";

/**
 * A case as an operator compares it with its documents, as long as it waits for a decision; whoever has just decided is
 * shown it once more. It is written down who looks; of whoever decides that is known. @throws 404
 */
export async function getOperatorCase(
  tx: Tx,
  { sealedValues }: Pick<Deps, "sealedValues">,
  { shopId, lookedBy }: { shopId: string; lookedBy: Operator | null },
): Promise<OperatorCase> {
  const { row, id, state, shopName } = await getCaseRow(tx, shopId);
  if (id === undefined || (lookedBy !== null && state !== "submitted")) throw notFound();
  if (lookedBy !== null) {
    await insertEvent(tx, { shopId, kind: "looked", isOperator: true, userName: lookedBy.name });
    await writeEntry(tx, lookedBy, { kind: "case_opened", shopId, about: shopName });
  }
  const open = (sealed: Buffer | null, field: "sealed_id_number" | "sealed_tin") =>
    sealed === null ? "" : sealedValues.open(sealed, sealedPlace(shopId, id, field));
  return {
    ...saidOf(row),
    ...{ state, shop_name: shopName, version: row.version, files: await filesOf(tx, shopId) },
    ...{ id_number: open(row.sealedIdNumber, "sealed_id_number"), tin: open(row.sealedTin, "sealed_tin") },
  };
}
