import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { MessageBody } from "../../../db/schema/conversations/messages.ts";

const longestPreview = 120;
const longestText = 4_096;

/** The first characters of a text, whole ones. */
const cut = (text: string, most: number) => (text.length <= most ? text : [...text].slice(0, most).join(""));

/** The text of an action, for a client that only shows text. */
export function actionTexts(action: ChatAction): string[] {
  if ("send_message" in action) return [action.send_message];
  if ("send_reply_button" in action) return [action.send_reply_button.body.text];
  if ("send_button" in action) return [action.send_button.body];
  return [];
}

/** What a message says, as far as it is text. */
export function textOf(body: MessageBody): string {
  if (!("text" in body)) return cut(body.actions.flatMap(actionTexts).join("\n"), longestText);
  return cut(body.content?.kind === "pick" ? body.content.title : body.text, longestText);
}

/** The beginning of a message, on one line. */
export const previewOf = (text: string): string => cut(text.replace(/\s+/g, " ").trim(), longestPreview);
