import type { BoxTexts } from "../../core/texts/box-texts.ts";
import type { BoxTheme } from "../../core/theme/box-theme.ts";
import { boxIcons } from "./box-icons.ts";
import { createComposer } from "./composer.ts";
import { drawing, element } from "./element.ts";
import { keepFocus } from "./keep-focus.ts";

export type Box = {
  box: HTMLElement;
  /** Where the conversation goes. */
  body: HTMLElement;
  paint(theme: BoxTheme): void;
  show(placement: "left" | "right"): void;
  hide(): void;
};

type Options = {
  texts: BoxTexts;
  lang: string;
  inline: boolean;
  onSend(text: string): void;
  onMinimise(): void;
  onClose(): void;
};

const phone = "(max-width: 479.98px)";

/** The frame: header, room for the conversation, composer. It can be typed in before the rest has arrived. */
export function createBox({ texts, lang, inline, onSend, onMinimise, onClose }: Options): Box {
  const button = (label: string, icon: string, press: () => void) => {
    const made = element("button", { type: "button", "aria-label": label, title: label }, drawing(icon));
    made.addEventListener("click", press);
    return made;
  };
  const mark = element("span", { class: "mark", "aria-hidden": "true" });
  const title = element("h2", { id: "title" });
  const head = element("div", { class: "head" }, mark, title);
  if (!inline) head.append(button(texts.minimise, boxIcons.minimise, onMinimise));
  head.append(button(texts.close, boxIcons.close, onClose));
  const body = element("div", { class: "body" });
  const { form, field } = createComposer(texts, onSend);
  const role = inline ? "region" : "dialog";
  const box = element(
    "section",
    { class: "box", lang, role, "aria-labelledby": "title", tabindex: "-1" },
    head,
    body,
    form,
  );
  const coversPage = () => !inline && matchMedia(phone).matches;
  box.hidden = true;
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing) onMinimise();
    else if (coversPage()) keepFocus(event, box);
  });
  // The page's own shortcuts must not fire while somebody types here: outside, the target looks like any element.
  for (const name of ["keydown", "keypress", "keyup"]) box.addEventListener(name, (event) => event.stopPropagation());

  return {
    box,
    body,
    paint(theme) {
      title.textContent = theme.title ?? texts.title;
      mark.textContent = [...title.textContent].slice(0, 1).join("").toUpperCase();
      box.dataset.mode = theme.mode;
      for (const [name, value] of Object.entries(theme.properties)) box.style.setProperty(name, value);
    },
    show(placement) {
      box.dataset.side = inline ? "inline" : placement;
      box.hidden = false;
      box.ariaModal = coversPage() ? "true" : null;
      // On a phone the text field would raise the keyboard over what the shop has said.
      const target = matchMedia("(pointer: coarse)").matches ? box : field;
      if (!inline) target.focus({ preventScroll: true });
    },
    hide() {
      box.hidden = true;
    },
  };
}
