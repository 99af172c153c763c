import { element } from "./element.ts";

/**
 * Lets the launcher expand into a bubble of a title and a line below it, or shrink back. A page that needs the room says
 * `--mauzo-bubble: none`.
 */
export function createBubble(button: HTMLElement): (words?: { title: string; subTitle: string }) => void {
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
    button.prepend(bubble);
  };
}
