import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { sayTheSame } from "@mauzo/chatflow/edit/compare-flows";
import { flowErrors } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { notFound, refuse, savedMeanwhile } from "../../../../http/refuse.ts";
import { findBot, findNewestVersion, insertVersion, versionOf } from "../queries.ts";
import { runningDocument } from "../rules.ts";

type Published = {
  document: FlowDocument;
  note: string;
  restores: number | null;
  by: { userId: string; name: string };
};

/**
 * Makes a document what new conversations meet. Before the shop's first version, the flow it had until now is kept as
 * one: it can be brought back like any other.
 */
export async function publishDocument(
  tx: Tx,
  emitFact: EmitFact,
  shopId: string,
  { document, note, restores, by }: Published,
): Promise<FlowVersion> {
  // What form an address has is for who writes it; whether it may be reached is looked up.
  const count = flowErrors(document).filter(({ code }) => code !== "address_unfit").length;
  if (count > 0) throw refuse({ code: "flow_has_errors", values: { count } });
  const newest = await findNewestVersion(tx, shopId);
  if (sayTheSame(runningDocument(newest), document)) throw refuse("flow_unchanged");
  const botId = await findBot(tx, shopId);
  if (botId === undefined) throw notFound();
  const place = { shopId, botId };
  const first = newest ?? (await insertVersion(tx, { ...place, version: 1, document: defaultFlow }));
  const version = (first?.version ?? 1) + 1;
  const said = { note, restores, userId: by.userId, userName: by.name };
  const row = await insertVersion(tx, { ...place, version, document, ...said });
  if (!first || !row)
    throw savedMeanwhile({ version, saved_by: (await findNewestVersion(tx, shopId))?.userName ?? null });
  const actor = { kind: "staff" as const, user_id: by.userId };
  await emitFact(tx, { name: "flow.published", shopId, subject: row.id, actor, payload: { number: version } });
  return versionOf(row);
}
