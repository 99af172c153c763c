import { hostileStrings } from "./strings.ts";

/** The chat shows no more items side by side. */
const most = 100;

const spot = { latitude: -6.8, longitude: 39.28 };

/** Every kind of action a shop can send, with each of these texts in each of its fields. */
const actionsOf = (texts: readonly string[]): object[] => {
  const media = texts.map((text) => ({ link: text, caption: text }));
  const rows = texts.map((text) => ({ id: text, title: text, description: text }));
  const sections = texts.map((text, index) => ({ title: text, rows: rows.slice(index, index + 1) }));
  return [
    ...texts.map((text) => ({ send_message: text })),
    {
      send_reply_button: {
        type: "button",
        body: { text: texts[0] },
        action: { buttons: texts.map((text) => ({ type: "reply", reply: { id: text, title: text } })) },
      },
    },
    ...texts.slice(0, 3).map((text) => ({
      send_button: { header: text, body: text, footer: text, action: { button: text, sections } },
    })),
    { send_images: media },
    { send_stickers: media },
    { send_videos: media },
    { send_audios: media },
    { send_documents: media },
    ...texts.map((text) => ({ send_locations: { ...spot, name: text, address: text } })),
  ];
};

/** Replies that together contain all strings. */
export const hostileReplies: readonly { texts: string[]; actions: object[] }[] = Array.from(
  { length: Math.ceil(hostileStrings.length / most) },
  (_, index) => hostileStrings.slice(index * most, (index + 1) * most),
).map((texts) => ({ texts, actions: actionsOf(texts) }));
