import type { LauncherLook } from "../../core/theme/launcher-look.ts";
import { drawing, element } from "./element.ts";

export type Launcher = {
  button: HTMLButtonElement;
  /** What it is called; seen only where it tells of a failure. */
  name: HTMLElement;
};

// A speech bubble with the diamond of a kanga cut out of it.
const mark =
  "M12 2.5C6.5 2.5 2.2 6.2 2.2 11c0 2.6 1.3 4.9 3.4 6.4L4.9 22l4.7-2.6c.8.1 1.6.2 2.4.2 5.5 0 9.8-3.7 9.8-8.5S17.5 2.5 12 2.5ZM12 7l4 4-4 4-4-4z";

/** The round button that opens the box, drawn without a library: all a page carries until somebody turns to the chat. */
export function createLauncher(text: string, lang: string, look: LauncherLook): Launcher {
  const name = element("span", { class: "name" }, text);
  const button = element("button", { type: "button", class: "launcher", lang }, drawing(mark), name);
  placeLauncher(button, look);
  paintLauncher(button, look);
  return { button, name };
}

/** Where it stands and how big it is. Once shown it is not moved: only call this while it can't be seen. */
export function placeLauncher({ dataset, style }: HTMLElement, { placement, sizePx }: LauncherLook): void {
  dataset.side = placement;
  style.setProperty("--mz-launcher", `${sizePx}px`);
}

export function paintLauncher({ style }: HTMLElement, { primary, onPrimary }: LauncherLook): void {
  style.backgroundColor = primary;
  style.color = onPrimary;
}
