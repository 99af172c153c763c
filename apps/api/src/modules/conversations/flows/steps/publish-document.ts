import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { sayTheSame } from "@mauzo/chatflow/edit/compare-flows";
import { flowErrors } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { notFound, refuse, savedMeanwhile } from "../../../../http/refuse.ts";
import { holdSegment } from "../../../customers/segments/hold-segment.ts";
import { holdChatflows } from "../../chatflows/hold-chatflows.ts";
import { putScheduleAway } from "../../flow-schedules/put-schedule-away.ts";
import { isOnTrial } from "../../flow-trials/is-on-trial.ts";
import { findBot, findLastNumber, findNewestVersion, insertVersion, versionOf } from "../queries/versions.ts";
import { runningDocument } from "../rules.ts";
import { runs } from "./runs.ts";

type Published = {
  document: FlowDocument;
  note: string;
  restores: number | null;
  by: { userId: string; name: string };
  /** The caller ends the trial that runs: what customers met before it is published again whatever is wrong with it by now. */
  endsTrial?: boolean;
};

/**
 * Makes a document what new conversations meet. Before the first version of the shop's first flow, the flow it had until now is kept as
 * one: it can be brought back like any other.
 */
export async function publishDocument(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  { document, note, restores, by, endsTrial = false }: Published,
): Promise<FlowVersion> {
  await holdChatflows(tx, shopId);
  // What form an address has is for who writes it; whether it may be reached is looked up.
  const count = flowErrors(document).filter(({ code }) => code !== "address_unfit").length;
  if (!endsTrial && count > 0) throw refuse({ code: "flow_has_errors", values: { count } });
  const asked = document.nodes.flatMap((node) =>
    node.kind === "condition" && node.test.of === "segment" ? [node.test.segment] : [],
  );
  for (const id of endsTrial ? [] : new Set(asked)) await holdSegment(tx, { shopId, id, loc: ["body", "draft"] });
  if (!endsTrial && (await isOnTrial(tx, { shopId, chatflowId }))) throw refuse("flow_on_trial");
  const newest = await findNewestVersion(tx, shopId, chatflowId);
  const botId = await findBot(tx, shopId);
  if (botId === undefined) throw notFound();
  const place = { shopId, botId, chatflowId };
  const runsAlready = await runs(tx, place, newest);
  if (!endsTrial && runsAlready && sayTheSame(runningDocument(newest), document)) throw refuse("flow_unchanged");
  let version = (await findLastNumber(tx, shopId)) + 1;
  let isTaken = false;
  if (runsAlready && !newest) {
    isTaken = !(await insertVersion(tx, { ...place, version, document: defaultFlow }));
    version += 1;
  }
  const said = { note, restores, userId: by.userId, userName: by.name };
  const row = isTaken ? undefined : await insertVersion(tx, { ...place, version, document, ...said });
  if (!row)
    throw savedMeanwhile({ version, saved_by: (await findNewestVersion(tx, shopId, chatflowId))?.userName ?? null });
  await putScheduleAway(tx, place, { planned: false });
  const actor = { kind: "staff" as const, user_id: by.userId };
  await emitFact(tx, { name: "flow.published", shopId, subject: row.id, actor, payload: { number: version } });
  return versionOf(row);
}
