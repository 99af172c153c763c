import { heardMost } from "@mauzo/contract/conversations/flow-tests";
import { can } from "@mauzo/permissions/permissions";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowOrDefault } from "../chatflows/get-chatflow-or-default.ts";
import { findChatflowOf } from "../flow/find-chatflow-of.ts";
import { findTalkedIn, listSaid } from "./queries.ts";
import { heardIn } from "./rules.ts";
import { saveTalk } from "./steps/save-talk.ts";

const toReadThem = { resource: "conversations", action: "read" } as const;

/** Saves what a customer wrote to the bot, as a test of the flow they talked with. @throws 404, also for who may not read conversations; 409 where they wrote nothing that it could answer */
export const createFromConversation = (
  { env }: Pick<Deps, "env">,
  { shopId, tx, person }: ShopContext,
  { conversationId, name }: { conversationId: string; name: string },
): Promise<{ id: string }> =>
  tx(async (tx) => {
    if (!can(person.grants, toReadThem)) throw notFound();
    const talked = await findTalkedIn(tx, shopId, conversationId);
    if (!talked) throw notFound();
    const heard = heardIn(await listSaid(tx, shopId, conversationId, heardMost * 3));
    if (heard.length === 0) throw refuse("conversation_unheard");
    const { channel, language, ...stands } = talked;
    const chatflowId = await getChatflowOrDefault(tx, shopId, await findChatflowOf(tx, { shopId, ...stands }));
    const talk = { channel, language, heard };
    return saveTalk(tx, env, { shopId, chatflowId }, { ...talk, name, conversationId, by: person });
  });
