import { element } from "./element.ts";
import type { Launcher } from "./launcher.ts";

/** Lets the launcher expand into a bubble of a title and a line below it, or shrink back. */
export function createBubble({ button, look }: Launcher): (words?: { title: string; subTitle: string }) => void {
  let bubble: HTMLElement | undefined;
  return (words) => {
    bubble?.remove();
    if (!words) return;
    bubble = element(
      "span",
      { class: "words" },
      element("b", {}, words.title),
      " ",
      element("span", {}, words.subTitle),
    );
    bubble.style[look.placement] = "0";
    bubble.style.setProperty(`padding-${look.placement}`, `${look.sizePx + 12}px`);
    button.prepend(bubble);
  };
}
