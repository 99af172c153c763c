import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { OutgoingPart } from "../outgoing-part.ts";

type Media = readonly { link: string; caption?: string; filename?: string }[];
const files = (kind: "image" | "video" | "audio" | "document" | "sticker", media: Media): OutgoingPart[] =>
  media.map(({ link, caption, filename }) => ({
    ...{ kind, file: { link } },
    // What shows its name does not say it again.
    ...(caption && caption !== filename ? { caption } : {}),
    ...(filename ? { filename } : {}),
  }));

/** An action as parts that may still be too long or too many for a channel: each picture is one of its own. */
export function partsOfAction(action: ChatAction): OutgoingPart[] {
  if ("send_message" in action) return [{ kind: "text", text: action.send_message }];
  if ("send_reply_button" in action) {
    const { body, action: inner } = action.send_reply_button;
    return [
      { kind: "buttons", body: body.text, buttons: inner.buttons.map(({ reply: { id, title } }) => ({ id, title })) },
    ];
  }
  if ("send_button" in action) {
    const { header, body, footer, action: inner } = action.send_button;
    return [{ kind: "list", header, body, footer, button: inner.button, sections: inner.sections }];
  }
  if ("send_images" in action) return files("image", action.send_images);
  if ("send_videos" in action) return files("video", action.send_videos);
  if ("send_audios" in action) return files("audio", action.send_audios);
  if ("send_documents" in action) return files("document", action.send_documents);
  if ("send_stickers" in action) return files("sticker", action.send_stickers);
  // Without coordinates it is told in words: no number stands for "unknown" on the way there.
  const { latitude = Number.NaN, longitude = Number.NaN, name, address } = action.send_locations;
  return [{ kind: "location", latitude, longitude, name, address }];
}
