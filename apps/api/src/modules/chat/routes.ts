import { chat } from "@mauzo/contract/chat";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { createBotToken } from "./create-bot-token.ts";
import { findTheme } from "./queries.ts";
import { say } from "./say.ts";

export function chatRoutes(mount: Mount, deps: Deps) {
  mount(chat.theme, (_, { shopId, botId, tx }) =>
    tx(async (tx) => ({ theme_config: (await findTheme(tx, shopId, botId)) ?? {} })),
  );
  mount(chat.send, ({ body }, visit) => say(deps, visit, body, "web"));
  mount(chat.sendWithToken, ({ body }, visit) => say(deps, visit, body, "whatsapp"));
  mount(chat.createToken, ({ params }, visit) => createBotToken(visit, params.botId));
}
