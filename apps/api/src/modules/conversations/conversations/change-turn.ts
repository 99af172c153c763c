import type { Conversation } from "@mauzo/contract/conversations/conversations";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { withdrawQueued } from "../outbox/withdraw-queued.ts";
import { getConversation } from "./get-conversation.ts";
import { changeThread, type ThreadChange } from "./queries/change-thread.ts";
import { noteClosed } from "./queries/note-times.ts";
import { needToAnswer } from "./rules.ts";

type Turned = { turn: number } & (
  | { to: "take" | "handBack" | "close" | "reopen" }
  | { to: "assign"; assignee: string | null }
);

async function changeOf(
  tx: Tx,
  { shopId, person }: ShopContext,
  turned: Turned,
  now: Conversation,
): Promise<ThreadChange> {
  switch (turned.to) {
    case "take":
      return { answeredBy: "person", assigneeId: person.userId, reason: null, status: "open" };
    case "handBack":
      return { answeredBy: "bot", assigneeId: null, reason: null, waitingSince: null };
    case "close":
      return { status: "closed", answeredBy: "bot", assigneeId: null, reason: null, waitingSince: null };
    case "reopen":
      return { status: "open" };
    case "assign": {
      const { assignee } = turned;
      if (assignee === null) return { assigneeId: null };
      const members = await listMembersWhoMay(tx, shopId, needToAnswer);
      if (!members.some(({ id }) => id === assignee)) throw refuse("assignee_unknown", { loc: ["body", "assignee"] });
      return { assigneeId: assignee, ...(now.answered_by === "nobody" && { answeredBy: "person", reason: null }) };
    }
  }
}

/**
 * Changes who answers a conversation, or whether it is open. Whoever answers in the bot's place takes back what the bot has
 * queued and nobody has sent. @throws 404, 409 if somebody else changed it since `turn`
 */
export function changeTurn(
  { emitFact }: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  turned: Turned,
): Promise<Conversation> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const now = await getConversation(tx, context, id);
    const change = await changeOf(tx, context, turned, now);
    if (!(await changeThread(tx, { shopId, conversationId: id }, turned.turn, change))) throw refuse("turn_taken");
    if (turned.to === "close") await noteClosed(tx, { shopId, conversationId: id, userId: person.userId });
    if (turned.to === "take") await withdrawQueued(tx, shopId, id);
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: id, payload: {} },
      actor: { kind: "staff", user_id: person.userId },
    });
    return getConversation(tx, context, id);
  });
}
