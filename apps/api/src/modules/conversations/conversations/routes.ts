import { botResumption } from "@mauzo/contract/conversations/bot-resumption";
import { conversationPresence } from "@mauzo/contract/conversations/conversation-presence";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { failedMessages } from "@mauzo/contract/conversations/failed-messages";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { listMembersWhoMay } from "../../account/staff/list-members-who-may.ts";
import { changeTurn } from "./change-turn.ts";
import { getConversation } from "./get-conversation.ts";
import { listConversations } from "./list-conversations.ts";
import { listThreadMessages } from "./list-thread-messages.ts";
import { markRead } from "./mark-read.ts";
import { countQueues } from "./queries/find-conversation.ts";
import { needToAnswer } from "./rules.ts";
import { searchMessages } from "./search-messages.ts";
import { sendAgain } from "./send-again.ts";
import { sendStaffReply } from "./send-staff-reply.ts";
import { tellPresence } from "./tell-presence.ts";

export function conversationRoutes(mount: Mount, deps: Deps) {
  mount.json(conversations.list, ({ query }, context) => listConversations(context, query));
  mount(conversations.counts, (_, { shopId, person, tx }) =>
    tx((tx) => countQueues(tx, { shopId, userId: person.userId })),
  );
  mount(conversations.assignees, (_, { shopId, tx }) =>
    tx(async (tx) => ({ items: await listMembersWhoMay(tx, shopId, needToAnswer) })),
  );
  mount(conversations.readers, (_, { shopId, tx }) =>
    tx(async (tx) => ({ items: await listMembersWhoMay(tx, shopId, conversations.readers.access) })),
  );
  mount(conversations.get, ({ params }, context) => context.tx((tx) => getConversation(tx, context, params.id)));
  mount(conversations.messages, ({ params, query }, context) => listThreadMessages(context, params.id, query));
  mount(conversations.search, ({ query }, context) => searchMessages(context, query));
  mount(conversations.answer, ({ params, body }, context) => sendStaffReply(deps, context, params.id, body));
  mount(failedMessages.sendAgain, ({ params, body }, context) => sendAgain(deps, context, params, body));
  mount(conversations.assign, ({ params, body }, context) =>
    changeTurn(deps, context, params.id, { to: "assign", ...body }),
  );
  mount(conversations.take, ({ params, body }, context) =>
    changeTurn(deps, context, params.id, { to: "take", ...body }),
  );
  mount(conversations.handBack, ({ params, body }, context) =>
    changeTurn(deps, context, params.id, { to: "handBack", ...body }),
  );
  mount(botResumption.choose, ({ params, body }, context) =>
    changeTurn(deps, context, params.id, { to: "resume", ...body }),
  );
  mount(conversations.close, ({ params, body }, context) =>
    changeTurn(deps, context, params.id, { to: "close", ...body }),
  );
  mount(conversations.reopen, ({ params, body }, context) =>
    changeTurn(deps, context, params.id, { to: "reopen", ...body }),
  );
  mount(conversationPresence.tell, ({ params, body }, context) => tellPresence(context, params.id, body.does));
  mount(conversations.read, ({ params, body }, context) => markRead(context, params.id, body.seq));
}
