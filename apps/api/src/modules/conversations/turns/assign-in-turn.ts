import { conversations } from "@mauzo/contract/conversations/conversations";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { assignWaiting, lockTurns, setLastAssigned } from "./queries.ts";
import { nextInTurn } from "./rules.ts";

/**
 * Assigns a conversation that asks for a person to the next member who may answer, where the shop wants that; nothing if
 * somebody has it by now. Of two at once the second sees whom the first has chosen.
 */
export const assignInTurn = (
  { pool, emitFact }: Pick<JobDeps, "pool" | "emitFact">,
  { shopId, conversationId }: { shopId: string; conversationId: string },
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const turns = await lockTurns(tx, shopId);
    if (turns?.settings.assign !== "turn") return;
    const members = await listMembersWhoMay(tx, shopId, conversations.take.access);
    const next = nextInTurn(
      members.map(({ id }) => id),
      turns.lastAssignedId,
    );
    if (next === undefined || !(await assignWaiting(tx, { shopId, conversationId }, next))) return;
    await setLastAssigned(tx, shopId, next);
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
      actor: { kind: "system" },
    });
  });
