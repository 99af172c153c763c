import { chat } from "@mauzo/contract/conversations/chat";
import { listClosed } from "../../../db/entrances.ts";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { countMessage } from "./count-message.ts";
import { createBotToken } from "./create-bot-token.ts";
import { listPushed } from "./list-pushed.ts";
import { openVisitorStreams } from "./open-visitor-streams.ts";
import { findTheme } from "./queries.ts";
import { say } from "./say.ts";
import { streamPushed } from "./stream-pushed.ts";

export function chatRoutes(mount: Mount, deps: Deps) {
  const streams = openVisitorStreams((botIds) => listClosed(deps.pool, "bot", botIds));
  mount(chat.theme, (_, { shopId, botId, tx }) =>
    tx(async (tx) => ({ theme_config: (await findTheme(tx, shopId, botId)) ?? {} })),
  );
  mount(
    chat.send,
    ({ body }, visit) => countMessage(deps, visit, body, "web"),
    ({ body }, visit) => say(deps, visit, body, "web"),
  );
  mount.raw(chat.listen, ({ query }, visit) => streamPushed(deps, streams, visit, query));
  mount(chat.listPushed, ({ query }, visit) => listPushed(deps, visit, query));
  mount(
    chat.sendWithToken,
    ({ body }, visit) => countMessage(deps, visit, body, "whatsapp"),
    ({ body }, visit) => say(deps, visit, body, "whatsapp"),
  );
  mount(chat.createToken, ({ params }, visit) => createBotToken(visit, params.botId));
}
