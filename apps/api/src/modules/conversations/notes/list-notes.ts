import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import { conversations } from "@mauzo/contract/conversations/conversations";
import type { ShopContext } from "../../../http/request-context.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { findMentions } from "./queries/mentions.ts";
import { findNotes } from "./queries/notes.ts";

/** The notes in a conversation, oldest first; a name of who can no longer read them is only text. @throws 404 */
export const listNotes = (context: ShopContext, conversationId: string) =>
  context.tx(async (tx): Promise<{ items: ConversationNote[] }> => {
    const { shopId } = context;
    await getConversation(tx, context, conversationId);
    const notes = await findNotes(tx, shopId, conversationId);
    const mentions = await findMentions(tx, shopId, conversationId);
    const readers = mentions.length === 0 ? [] : await listMembersWhoMay(tx, shopId, conversations.readers.access);
    const known = mentions.filter(({ id }) => readers.some((reader) => reader.id === id));
    return {
      items: notes.map((note) => ({
        ...note,
        mentions: known.filter(({ noteId }) => noteId === note.id).map(({ id, name }) => ({ id, name })),
      })),
    };
  });
