import { write } from "../ask.ts";
import { h, icon, iconButton } from "../parts/dom.ts";
import { openAttachments } from "../sheets/attach.ts";
import { words } from "../words.ts";
import type { ChatContext } from "./chat-context.ts";

/** The field below a chat: words, a voice note, or what can be attached. */
export function composer(chat: () => ChatContext, draft = ""): HTMLElement {
  const send = (content: Record<string, unknown>) => {
    const { customer, shop } = chat();
    void write(customer.wa_id, shop.phone_number_id, content);
  };
  const field = h("textarea", { rows: 1, placeholder: words.write, "aria-label": words.write, autocomplete: "off" });
  field.value = draft;
  const submit = h(
    "button",
    { type: "submit", class: "icon-button go", "aria-label": words.send, title: words.send },
    icon("send"),
  );
  const mic = iconButton("mic", words.voice, () => record());
  const draw = () => {
    submit.hidden = field.value.trim() === "";
    mic.hidden = !submit.hidden;
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, 110)}px`;
  };
  const say = () => {
    const text = field.value.trim();
    if (text !== "") send({ text });
    field.value = "";
    draw();
    field.focus();
  };
  field.addEventListener("input", draw);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    say();
  });
  const form = h(
    "form",
    { class: "composer" },
    iconButton("plus", words.attach, () => openAttachments(chat())),
    field,
    mic,
    submit,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say();
  });

  /** The seconds are real; the note itself is silent. */
  function record(): void {
    const began = Date.now();
    const seconds = () => Math.max(1, Math.round((Date.now() - began) / 1000));
    const time = h("output", { class: "recorded" }, "0:00");
    const timer = setInterval(() => {
      time.textContent = `${Math.floor(seconds() / 60)}:${String(seconds() % 60).padStart(2, "0")}`;
    }, 250);
    const stop = () => {
      clearInterval(timer);
      bar.replaceWith(form);
      field.focus();
    };
    const go = iconButton("send", words.sendVoice, () => {
      send({ type: "audio", seconds: seconds() });
      stop();
    });
    go.classList.add("go");
    const bar = h(
      "div",
      { class: "composer" },
      iconButton("close", words.cancel, stop),
      h("span", { class: "dot" }),
      time,
      go,
    );
    form.replaceWith(bar);
    go.focus();
  }
  draw();
  return form;
}
