import { designWords, paletteWords } from "../../../lib/qr/design/draft.ts";
import { palettes, templates } from "../../../lib/qr/design/templates.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].some(({ defaultSelected }) => !defaultSelected);
  if (control instanceof HTMLInputElement && control.type === "radio")
    return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
}

const named = <T>(all: Record<string, T>, name: string): T | undefined =>
  Object.entries(all).find(([one]) => one === name)?.[1];

/** What a control says; a ready look and a palette say several things at once. */
function wordsOf({ name, value, type }: Control): Record<string, string> {
  const look = name === "look" ? named(templates, value) : undefined;
  if (look) return designWords(look);
  const palette = name === "palette" ? named(palettes, value) : undefined;
  if (palette) return paletteWords(palette);
  return { [name]: type === "color" ? value.slice(1) : value };
}

/** Puts back what was typed before the page was loaded anew because its script did not arrive (`lib/frame/early-press`). */
export function takeTyped(): void {
  const key = `typed ${location.pathname}`;
  try {
    const typed: [string, boolean?][] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.removeItem(key);
    const controls = document.querySelectorAll<Control>("input, select, textarea");
    for (const [at, [value, isChecked]] of typed.entries()) {
      const control = controls[at];
      if (control instanceof HTMLInputElement && control.type === "radio") control.checked = isChecked === true;
      else if (control && control.type !== "file") control.value = value;
    }
  } catch {
    // Storage is switched off.
  }
}

/**
 * What somebody typed and chose in the page as it came, before its script was there, in the words of an address: each
 * control is named as its value is there.
 */
export function typedBefore(studio: HTMLElement): Record<string, string> {
  const controls = studio.querySelectorAll<Control>(":is(input, select, textarea)[name]");
  return Object.assign({}, ...[...controls].filter(isChanged).map(wordsOf));
}
