import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { MessageOption } from "./chat-actions.ts";

/** The buttons or rows of the last action that has any: what the customer can pick now. */
export function currentOptions(actions: readonly ChatAction[]): MessageOption[] {
  for (const action of actions.toReversed()) {
    if ("send_reply_button" in action) {
      return action.send_reply_button.action.buttons.map(({ reply }) => ({ id: reply.id, title: reply.title }));
    }
    if ("send_button" in action) {
      return action.send_button.action.sections.flatMap(({ rows }) => rows.map(({ id, title }) => ({ id, title })));
    }
  }
  return [];
}
