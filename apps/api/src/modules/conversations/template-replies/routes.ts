import { templateReplies } from "@mauzo/contract/conversations/template-replies";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { listTemplateReplies } from "./list-template-replies.ts";
import { sendTemplateReply } from "./send-template-reply.ts";

export function templateReplyRoutes(mount: Mount, deps: Deps) {
  mount(templateReplies.list, ({ params }, context) => listTemplateReplies(context, params.id));
  mount(templateReplies.send, ({ params, body }, context) => sendTemplateReply(deps, context, params.id, body));
}
