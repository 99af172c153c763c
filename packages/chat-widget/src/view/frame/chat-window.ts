import type { ChatWindowTexts } from "../../core/texts/chat-window-texts.ts";
import type { ChatWindowTheme } from "../../core/theme/chat-window-theme.ts";
import { chatWindowIcons } from "./chat-window-icons.ts";
import { element, iconElement } from "./element.ts";
import { trapFocus } from "./trap-focus.ts";

export type ChatWindow = {
  box: HTMLElement;
  /** Contains the conversation. */
  body: HTMLElement;
  paint(theme: ChatWindowTheme): void;
  /** Lays the box out invisibly while the launcher is pressed, so that it appears at once on release. */
  prepare(): void;
  show(): void;
  hide(): void;
};

type Options = {
  texts: ChatWindowTexts;
  lang: string;
  inline: boolean;
  /** The form for writing a message. */
  form: HTMLElement;
  onMinimise(): void;
  onClose(): void;
};

/** On a page this narrow the box is full screen. */
export const isFullScreen = () => matchMedia("(max-width: 479.98px)").matches;

/**
 * The frame: header, room for the conversation, composer. It can be typed in before the rest has loaded. Next to the
 * page it is a non-modal dialog that Tab leaves; full screen it traps Tab.
 */
export function createChatWindow({ texts, lang, inline, form, onMinimise, onClose }: Options): ChatWindow {
  const button = (label: string, icon: string, press: () => void) => {
    const made = element("button", { type: "button", "aria-label": label, title: label }, iconElement(icon));
    made.addEventListener("click", press);
    return made;
  };
  const mark = element("span", { class: "mark", "aria-hidden": "true" });
  const title = element("h2", { id: "title" });
  const head = element("div", { class: "head" }, mark, title);
  if (!inline) head.append(button(texts.minimise, chatWindowIcons.minimise, onMinimise));
  head.append(button(texts.close, chatWindowIcons.close, onClose));
  const body = element("div", { class: "body" });
  const role = inline ? "region" : "dialog";
  const box = element(
    "section",
    { class: "box", lang, role, "aria-labelledby": "title", tabindex: "-1" },
    head,
    body,
    form,
  );
  box.hidden = true;
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing) onMinimise();
    else if (!inline && isFullScreen()) trapFocus(event, box);
  });
  // The page's own shortcuts must not fire while the visitor types: outside the shadow root, the event target is not
  // recognisable as a field.
  for (const name of ["keydown", "keypress", "keyup"]) box.addEventListener(name, (event) => event.stopPropagation());

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(waiting);
    box.hidden = true;
    delete box.dataset.coming;
  };
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const rise = () => calm.matches || box.animate({ translate: ["0 12px", "0"] }, { duration: 200, easing: "ease-out" });

  return {
    box,
    body,
    paint(theme) {
      title.textContent = theme.title ?? texts.title;
      mark.textContent = [...title.textContent].slice(0, 1).join("").toUpperCase();
      box.dataset.mode = theme.mode;
      for (const [name, value] of Object.entries(theme.properties)) box.style.setProperty(name, value);
    },
    prepare() {
      if (!box.hidden) return;
      box.dataset.coming = "";
      box.hidden = false;
      waiting = setTimeout(hide, 300);
    },
    show() {
      clearTimeout(waiting);
      delete box.dataset.coming;
      box.ariaModal = !inline && isFullScreen() ? "true" : null;
      box.hidden = false;
      if (!inline) requestAnimationFrame(rise);
    },
    hide,
  };
}
