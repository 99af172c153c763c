import type { QuotedMessage } from "@mauzo/contract/conversations/conversations";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listQuoted } from "./queries/quoted.ts";
import { quotedMessage } from "./rules.ts";

/** What these messages of a conversation look like where they are answered; those that are gone are left out. */
export async function findQuoted(
  tx: Tx,
  key: { shopId: string; conversationId: string },
  ids: readonly (string | null)[],
): Promise<Map<string, QuotedMessage>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows = known.length === 0 ? [] : await listQuoted(tx, key, known);
  return new Map(rows.map((row) => [row.id, quotedMessage(row)]));
}
