import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { insertNote } from "./queries.ts";

/** Writes a note behind the last message of a conversation. Who answers stays as it is. @throws 404 */
export function addNote(
  { emitFact }: Pick<Deps, "emitFact">,
  context: ShopContext,
  conversationId: string,
  text: string,
) {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const { last_seq: afterSeq } = await getConversation(tx, context, conversationId);
    const id = await insertNote(tx, { shopId, conversationId, userId: person.userId, text, afterSeq });
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
      actor: { kind: "staff", user_id: person.userId },
    });
    return { id };
  });
}
