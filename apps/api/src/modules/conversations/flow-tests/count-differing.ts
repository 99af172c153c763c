import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listTalks } from "./queries.ts";
import { runTests } from "./run-tests.ts";

/** How many of the shop's saved conversations go otherwise with this flow than expected. */
export async function countDiffering(tx: Tx, shopId: string, document: FlowDocument): Promise<number> {
  const items = await runTests(document, await listTalks(tx, shopId));
  return items.filter(({ outcome }) => outcome !== "same").length;
}
