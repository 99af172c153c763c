import { chat } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createBotToken } from "./create-bot-token.ts";
import { createVisitorStreams } from "./create-visitor-streams.ts";
import { handleMessage } from "./handle-message.ts";
import { listPushedMessages } from "./list-pushed-messages.ts";
import { findLook } from "./queries.ts";
import { rateLimitMessage } from "./rate-limit-message.ts";
import { streamPushedMessages } from "./stream-pushed-messages.ts";

export function chatRoutes(mount: Mount, deps: Deps) {
  const streams = createVisitorStreams(deps);
  mount(chat.theme, (_, { shopId, botId, tx }) => tx((tx) => findLook(tx, shopId, botId)));
  mount(
    chat.send,
    ({ body }, context) => rateLimitMessage(deps, context, body, "web"),
    ({ body }, context) => handleMessage(deps, context, body, "web"),
  );
  mount.raw(chat.listen, ({ query }, context) => streamPushedMessages(deps, streams, context, query));
  mount(chat.listPushed, ({ query }, context) => listPushedMessages(deps, context, query));
  mount(
    chat.sendWithToken,
    ({ body }, context) => rateLimitMessage(deps, context, body, "whatsapp"),
    ({ body }, context) => handleMessage(deps, context, body, "whatsapp"),
  );
  mount(chat.createToken, ({ params }, context) => createBotToken(context, params.botId));
}
