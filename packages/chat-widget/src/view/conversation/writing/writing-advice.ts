import { messageMax } from "../../../core/chat/message-max.ts";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import { element } from "../../frame/element.ts";

/** From how many characters before the limit it is told, and every how many. */
const [tellFrom, tellEvery] = [124, 25];

/** Says how much room a message still has, and what of a text put into it found none. */
export function adviseWriter(
  field: HTMLTextAreaElement,
  form: HTMLElement,
  texts: ChatTexts,
  signal: AbortSignal,
): void {
  const note = element("p", { class: "name", role: "status" });
  let told: number | undefined = Number.POSITIVE_INFINITY;
  let isCut = false;
  const say = (look: string, text: string) => {
    note.className = look;
    note.textContent = text;
  };
  const put = (brought: DataTransfer | null, replaced: number) => {
    // It brings the line breaks of its system; the field keeps one unit for each.
    const text = (brought?.getData("text/plain") ?? "").replace(/\r\n?/g, "\n");
    const lost = text.slice(Math.max(0, messageMax - field.value.length + replaced));
    isCut = lost !== "";
    if (isCut) say("advice", texts.cut(lost.length, lost.trimStart().slice(0, 20)));
  };
  const count = () => {
    const left = messageMax - field.value.length;
    const step = left > tellFrom ? Number.POSITIVE_INFINITY : left < 0 ? -1 : Math.ceil(left / tellEvery);
    // What was put in is an input too: it leaves what was said of it.
    if (!isCut && step !== told) {
      if (left < 0) say("advice", texts.tooLong);
      else say("name", left > tellFrom ? "" : texts.left(left));
    }
    told = isCut ? undefined : step;
    isCut = false;
  };
  form.before(note);
  field.addEventListener("paste", (event) => put(event.clipboardData, field.selectionEnd - field.selectionStart), {
    signal,
  });
  field.addEventListener("drop", (event) => put(event.dataTransfer, 0), { signal });
  field.addEventListener("input", count, { signal });
}
