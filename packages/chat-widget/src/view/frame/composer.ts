import { messageMaxLength } from "../../core/chat/message-max-length.ts";
import type { ChatWindowTexts } from "../../core/texts/chat-window-texts.ts";
import { chatWindowIcons } from "./chat-window-icons.ts";
import { element, iconElement } from "./element.ts";

/** The counter appears from this many characters. */
const counterFrom = messageMaxLength - 124;

export type Composer = {
  form: HTMLElement;
  field: HTMLTextAreaElement;
  /** Sets the text of the field. */
  fill(text: string): void;
};

type Options = {
  texts: ChatWindowTexts;
  /** Storage of the unsent text. */
  draft: { read(): string | null; write(text: string): void };
  onSend(text: string): void;
  onDate(opener: HTMLElement): void;
};

/** The form for writing a message: Enter sends, Shift+Enter starts a line. */
export function createComposer({ texts, draft, onSend, onDate }: Options): Composer {
  const { placeholder } = texts;
  const field = element("textarea", {
    rows: "1",
    maxlength: String(messageMaxLength),
    "aria-label": placeholder,
    placeholder,
    enterkeyhint: "send",
  });
  const count = element("span", { class: "count" });
  const button = (type: string, label: string, icon: string) =>
    element("button", { type, "aria-label": label, title: label }, iconElement(icon));
  const date = button("button", texts.date, chatWindowIcons.date);
  const send = button("submit", texts.send, chatWindowIcons.send);
  const form = element("form", { class: "write" }, date, field, count, send);
  const settle = () => {
    const { length } = field.value;
    draft.write(field.value);
    count.textContent = length < counterFrom ? "" : `${length}/${messageMaxLength}`;
    send.ariaDisabled = String(!field.value.trim());
    field.style.height = "auto";
    // The scroll height excludes the border and is 0 in a hidden field. An empty field need not be measured.
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
    // Safari sends 229 while an input method is still composing a character.
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && event.keyCode !== 229) submit(event);
  });
  form.addEventListener("submit", submit);
  // It is where the launcher was: the second click of a double click must not send.
  send.addEventListener("click", (event) => event.detail > 1 && event.preventDefault());
  date.addEventListener("click", () => onDate(date));
  fill(draft.read() ?? "");
  return { form, field, fill };
}
