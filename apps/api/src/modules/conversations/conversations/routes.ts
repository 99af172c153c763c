import { conversations } from "@mauzo/contract/conversations/conversations";
import type { Mount } from "../../../http/mount.ts";
import { answerVisitor } from "./answer-visitor.ts";

export function conversationRoutes(mount: Mount) {
  mount(conversations.answer, ({ params, body }, visit) => answerVisitor(visit, params.id, body.text));
}
