import { conversations } from "@mauzo/contract/conversations/conversations";
import { inSavepoint, inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { Refusal } from "../../../http/refuse.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { findQuoted } from "../conversations/find-quoted.ts";
import { sayAsPerson } from "../conversations/steps/say-as-person.ts";
import { leaveNote } from "../notes/leave-note.ts";
import { leaveNoteFor } from "../notes/leave-note-for.ts";
import { notSentNote } from "./messages.ts";
import { endPlanned, lockPlanned, type PlannedFailure, plannedFailures } from "./queries.ts";
import { isTooLate } from "./rules.ts";

type Planned = NonNullable<Awaited<ReturnType<typeof lockPlanned>>>;
type Place = { shopId: string; plannedId: string };
type SendDeps = Pick<JobDeps, "pool" | "queue" | "emitFact">;

const failureOf = (error: unknown): PlannedFailure | undefined =>
  error instanceof Refusal ? plannedFailures.find((each) => each === error.code) : undefined;

/** Sends it as its writer would now. @returns why it was not sent */
async function say(tx: Tx, deps: SendDeps, place: Place, planned: Planned): Promise<PlannedFailure | undefined> {
  const { shopId, plannedId } = place;
  const { conversationId, text, replyTo, createdBy: userId } = planned;
  if (isTooLate(planned.leftSeconds)) return "late";
  const writers = await listMembersWhoMay(tx, shopId, conversations.answer.access);
  if (!writers.some(({ id }) => id === userId)) return "no_right";
  const quoted = await findQuoted(tx, { shopId, conversationId }, [replyTo]);
  try {
    await inSavepoint(tx, async (tx) => {
      await endPlanned(tx, shopId, plannedId, { state: "sent" });
      await sayAsPerson(
        tx,
        deps.emitFact,
        { shopId, person: { userId } },
        // What it answers may be gone by now.
        { conversationId, actions: [{ send_message: text }], replyTo: quoted.get(replyTo ?? "")?.id },
      );
    });
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return failure;
  }
}

/** Says in the conversation that it was not sent, and tells who planned it, if they may still read that. */
async function noteFailure(tx: Tx, deps: SendDeps, { shopId }: Place, planned: Planned, failure: PlannedFailure) {
  const { conversationId, text, createdBy, lastSeq: afterSeq } = planned;
  const { language } = await getShop(tx, shopId);
  const readers = await listMembersWhoMay(tx, shopId, conversations.readers.access);
  const writer = readers.find(({ id, name }) => id === createdBy && name !== "");
  const note = {
    ...{ shopId, conversationId, afterSeq },
    text: notSentNote(language ?? "en", { failure, text, name: writer?.name }),
  };
  if (writer) await leaveNoteFor(tx, deps, note, writer);
  else await leaveNote(tx, note);
}

/**
 * Sends a planned message in the name of who planned it, once: in the transaction that marks it as sent. It is not sent if
 * the customer has written and it was not to be sent then, if its writer may no longer write to customers, or if the channel
 * takes nothing now; of the last two the conversation gets a note.
 */
export const sendPlanned = (deps: SendDeps, { shopId, plannedId }: JobPayloads["planned-message"]): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    const place = { shopId, plannedId };
    const planned = await lockPlanned(tx, shopId, plannedId);
    if (!planned) return;
    const { leftSeconds, conversationId, isDropped } = planned;
    if (leftSeconds > 0) return deps.queue.send(tx, "planned-message", place, { afterSeconds: Math.ceil(leftSeconds) });
    const failure = isDropped ? undefined : await say(tx, deps, place, planned);
    if (isDropped) await endPlanned(tx, shopId, plannedId, { state: "cancelled" });
    if (failure !== undefined) {
      await endPlanned(tx, shopId, plannedId, { state: "failed", failure });
      await noteFailure(tx, deps, place, planned, failure);
    }
    if (isDropped || failure !== undefined)
      await deps.emitFact(tx, {
        ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
        actor: { kind: "system" },
      });
  });
