import type { LauncherStyle } from "../../core/theme/launcher-style.ts";
import { element, iconElement } from "./element.ts";

export type Launcher = {
  button: HTMLButtonElement;
  /** The launcher's name; visible only when it shows an error. */
  name: HTMLElement;
};

// A speech bubble with the diamond of a kanga cut out of it.
const mark =
  "M12 2.5C6.5 2.5 2.2 6.2 2.2 11c0 2.6 1.3 4.9 3.4 6.4L4.9 22l4.7-2.6c.8.1 1.6.2 2.4.2 5.5 0 9.8-3.7 9.8-8.5S17.5 2.5 12 2.5ZM12 7l4 4-4 4-4-4z";

/** The round button that opens the box, built without a library: all that a page loads at first. */
export function createLauncher(text: string, lang: string, look: LauncherStyle): Launcher {
  const name = element("span", { class: "name" }, text);
  const button = element("button", { type: "button", class: "launcher", lang }, iconElement(mark), name);
  placeLauncher(button, look);
  paintLauncher(button, look);
  return { button, name };
}

/** Sets the launcher's position and size. It must not move once visible: only call this while it is hidden. */
export function placeLauncher({ dataset, style }: HTMLElement, { placement, sizePx }: LauncherStyle): void {
  dataset.side = placement;
  style.setProperty("--mz-launcher", `${sizePx}px`);
}

export function paintLauncher({ style }: HTMLElement, { primary, onPrimary }: LauncherStyle): void {
  style.backgroundColor = primary;
  style.color = onPrimary;
}
