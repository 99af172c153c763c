import { cutOutsidePhones } from "@mauzo/format/mask-phones";
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

/** What stands in a list for a file without words, in any language. */
const signs = { image: "📷", sticker: "📷", video: "🎬", audio: "🎤", document: "📄" } as const;

function signOf(body: MessageBody): string {
  if ("text" in body) return body.content?.kind === "media" ? signs[body.content.type] : "";
  const [sent] = body.actions.flatMap((action) => {
    if ("send_images" in action) return signs.image;
    if ("send_videos" in action) return signs.video;
    if ("send_audios" in action) return signs.audio;
    return "send_documents" in action ? signs.document : [];
  });
  return sent ?? "";
}

/** The beginning of a message, on one line. It is masked when it is read: no number is cut in two. */
export const previewOf = (body: MessageBody): string =>
  cutOutsidePhones(textOf(body).replace(/\s+/g, " ").trim(), longestPreview) || signOf(body);
