import { element } from "./element.ts";

/**
 * Expands the launcher into a bubble with a title and a line below it, or shrinks it again. A page that needs the room
 * sets `--mauzo-bubble: none`.
 */
export function createLauncherBubble(button: HTMLElement): (words?: { title: string; subTitle: string }) => void {
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
