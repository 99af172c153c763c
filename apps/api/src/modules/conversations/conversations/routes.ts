import { conversations } from "@mauzo/contract/conversations/conversations";
import type { Mount } from "../../../http/mount.ts";
import { sendStaffReply } from "./send-staff-reply.ts";

export function conversationRoutes(mount: Mount) {
  mount(conversations.answer, ({ params, body }, context) => sendStaffReply(context, params.id, body.text));
}
