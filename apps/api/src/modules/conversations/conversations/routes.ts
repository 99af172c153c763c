import { conversations } from "@mauzo/contract/conversations/conversations";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { sendStaffReply } from "./send-staff-reply.ts";

export function conversationRoutes(mount: Mount, deps: Deps) {
  mount(conversations.answer, ({ params, body }, context) => sendStaffReply(deps, context, params.id, body.text));
}
