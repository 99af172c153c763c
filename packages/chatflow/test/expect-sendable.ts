import { limits } from "@mauzo/channels/limits";
import { ChatAction } from "@mauzo/contract/conversations/chat";
import { expect } from "vitest";

type Length = [text: string, max: number];

function partsOf(action: ChatAction): { lengths: Length[]; titles: string[]; ids: string[] } {
  if ("send_message" in action) return { lengths: [[action.send_message, limits.text.body]], titles: [], ids: [] };
  if ("send_images" in action) {
    const captions = action.send_images.map(({ caption = "" }): Length => [caption, limits.image.caption]);
    return { lengths: captions, titles: [], ids: [] };
  }
  if ("send_reply_button" in action) {
    const { body, action: inner } = action.send_reply_button;
    const titles = inner.buttons.map(({ reply }) => reply.title);
    expect(titles.length).toBeLessThanOrEqual(limits.buttons.count);
    const lengths = titles.map((title): Length => [title, limits.buttons.title]);
    return {
      lengths: [[body.text, limits.buttons.body], ...lengths],
      titles,
      ids: inner.buttons.map(({ reply }) => reply.id),
    };
  }
  if ("send_locations" in action) {
    const { name = "", address } = action.send_locations;
    return {
      lengths: [[name, 1000], ...(address === undefined ? [] : [[address, 1000] satisfies Length])],
      titles: [],
      ids: [],
    };
  }
  if (!("send_button" in action)) throw new Error("The engine says nothing else");
  const { header, body, footer, action: inner } = action.send_button;
  expect(footer.length).toBeLessThanOrEqual(limits.list.footer);
  const rows = inner.sections.flatMap((section) => section.rows);
  expect(rows.length).toBeLessThanOrEqual(limits.list.rows);
  for (const row of rows) expect(row.description.length).toBeLessThanOrEqual(limits.list.rowDescription);
  const lengths: Length[] = [
    [header, limits.list.header],
    [body, limits.buttons.body],
    [inner.button, limits.buttons.title],
    ...inner.sections.map(({ title }): Length => [title, limits.list.sectionTitle]),
    ...rows.map(({ title }): Length => [title, limits.list.rowTitle]),
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
  for (const id of ids) expect(id.length, id).toBeLessThanOrEqual(limits.list.id);
  expect(JSON.stringify(action).isWellFormed() && !/\\ud[89a-f]/.test(JSON.stringify(action))).toBe(true);
}
