import { flows } from "@mauzo/contract/conversations/flows";
import { inSavepoint, inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { Refusal } from "../../../http/refuse.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { holdChatflows } from "../chatflows/hold-chatflows.ts";
import { checkTests } from "../flow-tests/check-tests.ts";
import { checkAddresses } from "../flows/check-addresses.ts";
import { getDraftAsRead } from "../flows/get-draft-as-read.ts";
import { getFlow } from "../flows/get-flow.ts";
import { publishDocument } from "../flows/steps/publish-document.ts";
import { endSchedule, findPlanned, lockPlanned } from "./queries.ts";
import { problemOf } from "./steps/problem-of.ts";

type PublishDeps = Pick<JobDeps, "pool" | "queue" | "emitFact" | "webhooks">;
type Job = JobPayloads["publish-flow"];
/** Somebody is writing the draft right now. */
const againSeconds = 5;
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : undefined);

/** What can be looked at before a connection is held. @returns the draft that was looked at, and why it cannot be published */
async function look(
  deps: PublishDeps,
  shopId: string,
  { chatflowId, evenSo }: { chatflowId: string; evenSo: boolean },
) {
  const tx = <T>(work: (tx: Tx) => Promise<T>) => inShop(deps.pool, shopId, work);
  const { version: draft } = await tx((tx) => getFlow(tx, shopId, chatflowId));
  try {
    await checkAddresses(deps, { shopId, tx }, chatflowId);
    if (!evenSo) await checkTests({ shopId, tx }, chatflowId);
    return { draft, problem: undefined, isGone: false };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem && codeOf(error) !== "not_found") throw error;
    return { draft, problem, isGone: !problem };
  }
}

/**
 * Publishes a draft whose time has come, once: in the transaction that marks it as published. It is refused where it has errors
 * then, saved conversations go otherwise than expected, or who planned it may not publish any more; the back-office tells.
 */
export async function publishScheduled(deps: PublishDeps, { shopId, scheduleId }: Job): Promise<void> {
  const { pool, queue, emitFact } = deps;
  const found = await inShop(pool, shopId, (tx) => findPlanned(tx, shopId, scheduleId));
  if (!found) return;
  const { leftSeconds } = found;
  const again = (tx: Tx, afterSeconds: number) =>
    queue.send(tx, "publish-flow", { shopId, scheduleId }, { afterSeconds });
  if (leftSeconds > 0) return inShop(pool, shopId, (tx) => again(tx, Math.ceil(leftSeconds)));
  const looked = await look(deps, shopId, found);
  await inShop(pool, shopId, async (tx) => {
    await holdChatflows(tx, shopId);
    const planned = await lockPlanned(tx, shopId, scheduleId);
    if (!planned) return;
    const { chatflowId, note, userId, userName: name } = planned;
    if (looked.isGone) return void (await endSchedule(tx, shopId, scheduleId, { state: "cancelled" }));
    const mayPublish = (await listMembersWhoMay(tx, shopId, flows.publish.access)).some(({ id }) => id === userId);
    const problem = mayPublish ? looked.problem : ({ problem: "no_right", problemCount: null } as const);
    if (problem) return void (await endSchedule(tx, shopId, scheduleId, { state: "refused", ...problem }));
    try {
      await inSavepoint(tx, async (tx) => {
        const place = { shopId, chatflowId };
        const document = await getDraftAsRead(tx, place, looked.draft);
        await publishDocument(tx, emitFact, place, { document, note, restores: null, by: { userId, name } });
        await endSchedule(tx, shopId, scheduleId, { state: "published" });
      });
    } catch (error) {
      const refused = problemOf(error);
      if (refused) await endSchedule(tx, shopId, scheduleId, { state: "refused", ...refused });
      // Somebody was faster: customers meet it already.
      else if (codeOf(error) === "flow_unchanged") await endSchedule(tx, shopId, scheduleId, { state: "cancelled" });
      else if (codeOf(error) === "version_conflict") await again(tx, againSeconds);
      else throw error;
    }
  });
}
