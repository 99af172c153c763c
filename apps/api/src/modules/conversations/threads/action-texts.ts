import type { ChatAction } from "@mauzo/contract/conversations/chat";

/** The text of an action, for a client that only shows text. */
export function actionTexts(action: ChatAction): string[] {
  if ("send_message" in action) return [action.send_message];
  if ("send_reply_button" in action) return [action.send_reply_button.body.text];
  if ("send_button" in action) return [action.send_button.body];
  return [];
}
