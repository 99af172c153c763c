import { messageMaxLength } from "../../../core/chat/message-max-length.ts";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import { element } from "../../frame/element.ts";

/** The remaining length is announced from this many characters before the limit, and in steps of this many. */
const [announceFrom, announceEvery] = [124, 25];

/** Says how much room a message still has, and which part of a pasted text did not fit. */
export function showLengthWarning(
  field: HTMLTextAreaElement,
  form: HTMLElement,
  texts: ChatTexts,
  signal: AbortSignal,
): void {
  const note = element("p", { class: "name", role: "status" });
  let announced: number | undefined = Number.POSITIVE_INFINITY;
  let isCut = false;
  const say = (look: string, text: string) => {
    note.className = look;
    note.textContent = text;
  };
  const put = (transfer: DataTransfer | null, replaced: number) => {
    // Pasted text has its system's line breaks; the field counts each as one character.
    const text = (transfer?.getData("text/plain") ?? "").replace(/\r\n?/g, "\n");
    const lost = text.slice(Math.max(0, messageMaxLength - field.value.length + replaced));
    isCut = lost !== "";
    if (isCut) say("advice", texts.cut(lost.length, lost.trimStart().slice(0, 20)));
  };
  const count = () => {
    const left = messageMaxLength - field.value.length;
    const step = left > announceFrom ? Number.POSITIVE_INFINITY : left < 0 ? -1 : Math.ceil(left / announceEvery);
    // A paste also fires an input event, which must not replace the note about the cut text.
    if (!isCut && step !== announced) {
      if (left < 0) say("advice", texts.tooLong);
      else say("name", left > announceFrom ? "" : texts.left(left));
    }
    announced = isCut ? undefined : step;
    isCut = false;
  };
  form.before(note);
  field.addEventListener("paste", (event) => put(event.clipboardData, field.selectionEnd - field.selectionStart), {
    signal,
  });
  field.addEventListener("drop", (event) => put(event.dataTransfer, 0), { signal });
  field.addEventListener("input", count, { signal });
  // Something may have been written before this was loaded.
  count();
}
