import type { ChatAction } from "@mauzo/contract/conversations/chat";

const lines = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join("\n");

/** What an action says, as somebody compares it: its words and what can be pressed. */
export function wordsOfAction(action: ChatAction): string {
  if ("send_message" in action) return action.send_message;
  if ("send_reply_button" in action) {
    const { body, action: shown } = action.send_reply_button;
    return lines(body.text, ...shown.buttons.map(({ reply }) => `[${reply.title}]`));
  }
  if ("send_button" in action) {
    const { header, body, footer, action: shown } = action.send_button;
    const rows = shown.sections.flatMap((section) => section.rows);
    const rowWords = rows.map(({ title, description }) => `[${[title, description].filter(Boolean).join(" · ")}]`);
    return lines(header, body, footer, ...rowWords);
  }
  if ("send_images" in action) return lines(...action.send_images.map(({ caption }) => `🖼 ${caption ?? ""}`.trim()));
  if ("send_locations" in action)
    return `📍 ${[action.send_locations.name, action.send_locations.address].filter(Boolean).join(", ")}`;
  return JSON.stringify(action);
}
