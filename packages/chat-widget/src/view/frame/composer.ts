import { messageMax } from "../../core/chat/message-max.ts";
import type { BoxTexts } from "../../core/texts/box-texts.ts";
import { boxIcons } from "./box-icons.ts";
import { drawing, element } from "./element.ts";

/** How many characters a message has when the counter appears. */
const counterFrom = messageMax - 124;

/** Where a message is written: Enter sends, Shift+Enter starts a line. */
export function createComposer(
  texts: BoxTexts,
  onSend: (text: string) => void,
): { form: HTMLElement; field: HTMLElement } {
  const { placeholder } = texts;
  const field = element("textarea", {
    rows: "1",
    maxlength: String(messageMax),
    "aria-label": placeholder,
    placeholder,
    enterkeyhint: "send",
  });
  const count = element("span", { class: "count" });
  const send = element("button", { type: "submit", "aria-label": texts.send }, drawing(boxIcons.send));
  const form = element("form", { class: "write" }, field, count, send);
  const settle = () => {
    const { length } = field.value;
    count.textContent = length < counterFrom ? "" : `${length}/${messageMax}`;
    send.ariaDisabled = String(!field.value.trim());
    field.style.height = "auto";
    // The border is not part of the scroll height, and a hidden field has none.
    if (field.scrollHeight) field.style.height = `${field.scrollHeight + 2}px`;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.value;
    if (!text.trim()) return;
    field.value = "";
    settle();
    field.focus();
    onSend(text);
  };
  field.addEventListener("input", settle);
  field.addEventListener("keydown", (event) => {
    // 229 is what a keyboard that is still composing a character sends in Safari.
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && event.keyCode !== 229) submit(event);
  });
  form.addEventListener("submit", submit);
  settle();
  return { form, field };
}
