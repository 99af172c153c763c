import { words } from "../words.ts";
import { h, iconButton } from "./dom.ts";

export type Sheet = { close: () => void };

/** Slides up over the screen of one phone; the other phones stay as they are. */
export function openSheet(screen: HTMLElement, title: string, content: (close: () => void) => Node[]): Sheet {
  const opener = document.activeElement;
  const close = () => {
    veil.remove();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const panel = h(
    "div",
    { class: "sheet", role: "dialog", "aria-label": title, tabindex: "-1" },
    h("header", {}, h("h3", {}, title), iconButton("close", words.close, close)),
    h("div", { class: "sheet-body" }, ...content(close)),
  );
  const veil: HTMLElement = h("div", { class: "veil", click: (event) => event.target === veil && close() }, panel);
  veil.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepInside(panel, event);
  });
  screen.append(veil);
  panel.focus();
  return { close };
}

function keepInside(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>("button:not([disabled]), input, select, a[href]")];
  const [first, last] = [stops[0], stops.at(-1)];
  if (event.shiftKey && (document.activeElement === first || document.activeElement === panel)) last?.focus();
  else if (!event.shiftKey && document.activeElement === last) first?.focus();
  else return;
  event.preventDefault();
}
