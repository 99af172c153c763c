import { conversations } from "@mauzo/contract/conversations/conversations";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { insertNote } from "./queries/notes.ts";
import { namedIn } from "./rules.ts";
import { tellNamed } from "./steps/tell-named.ts";

type Note = { text: string; mentions?: string[] | undefined };

/**
 * Writes a note behind the last message of a conversation, and tells those whom it names. Who answers stays as it is.
 * @throws 404
 */
export function addNote(
  { emitFact, queue }: Pick<Deps, "emitFact" | "queue">,
  context: ShopContext,
  conversationId: string,
  { text, mentions = [] }: Note,
) {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const { last_seq: afterSeq } = await getConversation(tx, context, conversationId);
    const noteId = await insertNote(tx, { shopId, conversationId, userId: person.userId, text, afterSeq });
    const readers = mentions.length === 0 ? [] : await listMembersWhoMay(tx, shopId, conversations.readers.access);
    const named = namedIn(text, readers).filter(({ id }) => mentions.includes(id) && id !== person.userId);
    await tellNamed(tx, { queue }, { shopId, conversationId, noteId }, named);
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
      actor: { kind: "staff", user_id: person.userId },
    });
    return { id: noteId };
  });
}
