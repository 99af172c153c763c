import { chatflows } from "@mauzo/contract/conversations/chatflows";
import type { Mount } from "../../../http/mount.ts";
import { copyChatflow } from "./copy-chatflow.ts";
import { createChatflow } from "./create-chatflow.ts";
import { makeDefault } from "./make-default.ts";
import { listChatflows } from "./queries.ts";
import { removeChatflow } from "./remove-chatflow.ts";
import { renameChatflow } from "./rename-chatflow.ts";

export function chatflowRoutes(mount: Mount) {
  mount(chatflows.list, async (_, { shopId, tx }) => ({ items: await tx((tx) => listChatflows(tx, shopId)) }));
  mount(chatflows.create, ({ body }, context) => createChatflow(context, body));
  mount(chatflows.copy, ({ params, body }, context) => copyChatflow(context, { ...params, ...body }));
  mount(chatflows.rename, ({ params, body }, context) => renameChatflow(context, { ...params, ...body }));
  mount(chatflows.makeDefault, ({ params, body }, context) => makeDefault(context, { ...params, ...body }));
  mount(chatflows.remove, ({ params }, context) => removeChatflow(context, params.id));
}
