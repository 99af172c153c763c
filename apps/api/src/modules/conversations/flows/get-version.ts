import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findVersion, versionOf } from "./queries/versions.ts";
import { documentOf } from "./rules.ts";

/** A published version, with what it says. */
export async function getVersion(
  tx: Tx,
  shopId: string,
  id: string,
): Promise<FlowVersion & { document: FlowDocument }> {
  const row = await findVersion(tx, shopId, id);
  if (!row) throw notFound();
  return { ...versionOf(row), document: documentOf(row.document) };
}
