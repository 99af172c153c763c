import { messageMaxLength } from "../../../core/chat/message-max-length.ts";

/** Inserts a day at the cursor, as day/month/year without leading zeros. */
export function insertDate(field: HTMLTextAreaElement, date: Date): void {
  const { value, selectionStart: from, selectionEnd: to } = field;
  const day = `${date.getDate()}/${date.getMonth() + 1}/${date.getFullYear()}`;
  const text = `${/\S$/.test(value.slice(0, from)) ? " " : ""}${day}${/^\S/.test(value.slice(to)) ? " " : ""}`;
  if (value.length - (to - from) + text.length > messageMaxLength) return;
  field.setRangeText(text, from, to, "end");
  field.dispatchEvent(new Event("input"));
}
