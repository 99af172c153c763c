import { customerLimits } from "@mauzo/contract/customers/customers";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { countNotes } from "../queries.ts";

/** @throws 409 when a customer has as many notes as there may be. */
export async function checkNoteLimit(tx: Tx, shopId: string, customerId: string): Promise<void> {
  const { notes: most } = customerLimits;
  if ((await countNotes(tx, shopId, customerId)) >= most) throw refuse({ code: "too_many_notes", values: { most } });
}
