import type { Conversation } from "@mauzo/contract/conversations/conversations";
import type { BotResumes, InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { getInboxSettings } from "../inbox-settings/get-inbox-settings.ts";
import { withdrawQueued } from "../outbox/withdraw-queued.ts";
import { resumesOf } from "../threads/resumes-of.ts";
import { tellAnswerer } from "../turns/tell-answerer.ts";
import { getConversation } from "./get-conversation.ts";
import { changeThread, type ThreadChange } from "./queries/change-thread.ts";
import { noteClosed } from "./queries/note-times.ts";
import { needToAnswer } from "./rules.ts";

type Turned = { turn: number } & (
  | { to: "take" | "handBack" | "close" | "reopen" }
  | { to: "resume"; bot_resumes: BotResumes }
  | { to: "assign"; assignee: string | null }
);

type Known = { now: Conversation; settings: InboxSettings };

async function changeOf(
  tx: Tx,
  { shopId, person }: ShopContext,
  turned: Turned,
  { now, settings }: Known,
): Promise<ThreadChange> {
  const begins =
    now.answered_by === "person"
      ? {}
      : { answeredBy: "person" as const, reason: null, resumes: resumesOf(settings.bot_resumes) };
  switch (turned.to) {
    case "take":
      return { ...begins, assigneeId: person.userId, reason: null, status: "open" };
    case "handBack":
      return { answeredBy: "bot", assigneeId: null, reason: null, waitingSince: null };
    case "close":
      if (now.bot_resumes === "never") return { status: "closed", waitingSince: null };
      return { status: "closed", answeredBy: "bot", assigneeId: null, reason: null, waitingSince: null };
    case "resume":
      // Where nobody answers in its place the bot has nothing to come back to.
      return now.answered_by === "person" ? { resumes: resumesOf(turned.bot_resumes) } : {};
    case "reopen":
      return { status: "open" };
    case "assign": {
      const { assignee } = turned;
      if (assignee === null) return { assigneeId: null };
      const members = await listMembersWhoMay(tx, shopId, needToAnswer);
      if (!members.some(({ id }) => id === assignee)) throw refuse("assignee_unknown", { loc: ["body", "assignee"] });
      return { assigneeId: assignee, ...(now.answered_by === "nobody" && begins) };
    }
  }
}

/**
 * Changes who answers a conversation, or whether it is open, and tells the customer who answers where the shop has words for
 * it; not at its end, where nobody says anything any more. Whoever answers in the bot's place takes back what the bot has
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
    const settings = await getInboxSettings(tx, shopId);
    const change = await changeOf(tx, context, turned, { now, settings });
    if (!(await changeThread(tx, { shopId, conversationId: id }, turned.turn, change))) throw refuse("turn_taken");
    if (turned.to === "close") await noteClosed(tx, { shopId, conversationId: id, userId: person.userId });
    if (turned.to === "take") await withdrawQueued(tx, shopId, id);
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: id, payload: {} },
      actor: { kind: "staff", user_id: person.userId },
    });
    const to = { shopId, conversationId: id, language: now.language };
    if (change.answeredBy === "person") await tellAnswerer(tx, emitFact, to, settings.person_words);
    if (turned.to === "handBack" && now.answered_by !== "bot") await tellAnswerer(tx, emitFact, to, settings.bot_words);
    return getConversation(tx, context, id);
  });
}
