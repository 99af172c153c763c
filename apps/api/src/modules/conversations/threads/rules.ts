import { actionTexts } from "./action-texts.ts";
import type { MessageBody } from "./queries.ts";

const longestPreview = 120;
const longestText = 4_096;

/** The first characters of a text, whole ones. */
const cut = (text: string, most: number) => (text.length <= most ? text : [...text].slice(0, most).join(""));

/** What a message says, as far as it is text. */
export function textOf(body: MessageBody): string {
  if (!("text" in body)) return cut(body.actions.flatMap(actionTexts).join("\n"), longestText);
  // What a visitor chose in the browser is only known by its id.
  const words = body.type === "interactive" && !body.content ? "" : body.text;
  return cut(body.content?.kind === "pick" ? body.content.title : words, longestText);
}

/** The beginning of a message, on one line. */
export const previewOf = (text: string): string => cut(text.replace(/\s+/g, " ").trim(), longestPreview);
