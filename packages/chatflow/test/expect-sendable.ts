import { ChatAction } from "@mauzo/contract/conversations/chat";
import { expect } from "vitest";
import { messageLimits } from "../src/wire/message-limits.ts";

type Length = [text: string, max: number];

function partsOf(action: ChatAction): { lengths: Length[]; titles: string[]; ids: string[] } {
  if ("send_message" in action) return { lengths: [[action.send_message, messageLimits.text]], titles: [], ids: [] };
  if ("send_images" in action) {
    const captions = action.send_images.map(({ caption = "" }): Length => [caption, messageLimits.caption]);
    return { lengths: captions, titles: [], ids: [] };
  }
  if ("send_reply_button" in action) {
    const { body, action: inner } = action.send_reply_button;
    const titles = inner.buttons.map(({ reply }) => reply.title);
    expect(titles.length).toBeLessThanOrEqual(messageLimits.buttons);
    const lengths = titles.map((title): Length => [title, messageLimits.buttonTitle]);
    return {
      lengths: [[body.text, messageLimits.body], ...lengths],
      titles,
      ids: inner.buttons.map(({ reply }) => reply.id),
    };
  }
  if (!("send_button" in action)) throw new Error("The engine says nothing else");
  const { header, body, footer, action: inner } = action.send_button;
  expect(footer.length).toBeLessThanOrEqual(messageLimits.footer);
  const rows = inner.sections.flatMap((section) => section.rows);
  expect(rows.length).toBeLessThanOrEqual(messageLimits.rows);
  for (const row of rows) expect(row.description.length).toBeLessThanOrEqual(messageLimits.rowDescription);
  const lengths: Length[] = [
    [header, messageLimits.header],
    [body, messageLimits.body],
    [inner.button, messageLimits.buttonTitle],
    ...inner.sections.map(({ title }): Length => [title, messageLimits.sectionTitle]),
    ...rows.map(({ title }): Length => [title, messageLimits.rowTitle]),
  ];
  return { lengths, titles: rows.map(({ title }) => title), ids: rows.map(({ id }) => id) };
}

/** Checks everything for which a channel would refuse an action. */
export function expectSendable(action: ChatAction): void {
  expect(ChatAction.safeParse(action).success).toBe(true);
  const { lengths, titles, ids } = partsOf(action);
  for (const [text, max] of lengths) {
    expect(text.trim(), JSON.stringify(action)).not.toBe("");
    expect(text.length, text).toBeLessThanOrEqual(max);
  }
  expect(new Set(titles).size, titles.join("|")).toBe(titles.length);
  expect(new Set(ids).size, ids.join("|")).toBe(ids.length);
  for (const id of ids) expect(id.length, id).toBeLessThanOrEqual(messageLimits.id);
  expect(JSON.stringify(action).isWellFormed() && !/\\ud[89a-f]/.test(JSON.stringify(action))).toBe(true);
}
