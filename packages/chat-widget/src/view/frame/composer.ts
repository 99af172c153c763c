import { messageMax } from "../../core/chat/message-max.ts";
import type { BoxTexts } from "../../core/texts/box-texts.ts";
import { boxIcons } from "./box-icons.ts";
import { drawing, element } from "./element.ts";

/** How many characters a message has when the counter appears. */
const counterFrom = messageMax - 124;

export type Composer = {
  form: HTMLElement;
  field: HTMLTextAreaElement;
  /** Writes in the field. */
  fill(text: string): void;
};

type Options = {
  texts: BoxTexts;
  /** What was written and not sent, as it is kept. */
  draft: { read(): string | null; write(text: string): void };
  onSend(text: string): void;
  onDate(opener: HTMLElement): void;
};

/** Where a message is written: Enter sends, Shift+Enter starts a line. */
export function createComposer({ texts, draft, onSend, onDate }: Options): Composer {
  const { placeholder } = texts;
  const field = element("textarea", {
    rows: "1",
    maxlength: String(messageMax),
    "aria-label": placeholder,
    placeholder,
    enterkeyhint: "send",
  });
  const count = element("span", { class: "count" });
  const button = (type: string, label: string, icon: string) =>
    element("button", { type, "aria-label": label, title: label }, drawing(icon));
  const date = button("button", texts.date, boxIcons.date);
  const send = button("submit", texts.send, boxIcons.send);
  const form = element("form", { class: "write" }, date, field, count, send);
  const settle = () => {
    const { length } = field.value;
    draft.write(field.value);
    count.textContent = length < counterFrom ? "" : `${length}/${messageMax}`;
    send.ariaDisabled = String(!field.value.trim());
    field.style.height = "auto";
    // The border is not part of the scroll height, and a hidden field has none. An empty one need not be measured.
    if (length && field.scrollHeight) field.style.height = `${field.scrollHeight + 2}px`;
  };
  const fill = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.value;
    if (!text.trim()) return;
    fill("");
    field.focus();
    onSend(text);
  };
  field.addEventListener("input", settle);
  field.addEventListener("keydown", (event) => {
    // 229 is what a keyboard that is still composing a character sends in Safari.
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && event.keyCode !== 229) submit(event);
  });
  form.addEventListener("submit", submit);
  // It stands where the launcher stood: the second half of a double press says nothing.
  send.addEventListener("click", (event) => event.detail > 1 && event.preventDefault());
  date.addEventListener("click", () => onDate(date));
  fill(draft.read() ?? "");
  return { form, field, fill };
}
