import type { BoxTexts } from "../../core/texts/box-texts.ts";
import type { BoxTheme } from "../../core/theme/box-theme.ts";
import { boxIcons } from "./box-icons.ts";
import { drawing, element } from "./element.ts";
import { keepFocus } from "./keep-focus.ts";

export type Box = {
  box: HTMLElement;
  /** Where the conversation goes. */
  body: HTMLElement;
  paint(theme: BoxTheme): void;
  /** The launcher is being pressed: lays the box out unseen, so that it is there at once when the press ends. */
  prepare(): void;
  show(): void;
  hide(): void;
};

type Options = {
  texts: BoxTexts;
  lang: string;
  inline: boolean;
  /** Where a message is written. */
  form: HTMLElement;
  onMinimise(): void;
  onClose(): void;
};

/** The box covers a page as narrow as this. */
export const coversPage = () => matchMedia("(max-width: 479.98px)").matches;

/**
 * The frame: header, room for the conversation, composer. It can be typed in before the rest has arrived. Beside a page
 * it is a dialog that Tab leaves for the page, which stays in use; where it covers the page Tab stays inside.
 */
export function createBox({ texts, lang, inline, form, onMinimise, onClose }: Options): Box {
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
    else if (!inline && coversPage()) keepFocus(event, box);
  });
  // The page's own shortcuts must not fire while somebody types here: outside, the target looks like any element.
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
      box.ariaModal = !inline && coversPage() ? "true" : null;
      box.hidden = false;
      if (!inline) requestAnimationFrame(rise);
    },
    hide,
  };
}
