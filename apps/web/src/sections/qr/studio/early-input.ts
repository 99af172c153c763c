import { designParams, paletteParams } from "../../../lib/qr/design/draft.ts";
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

/** A control's value as URL parameters; a template and a palette set several at once. */
function wordsOf({ name, value, type }: Control): Record<string, string> {
  const look = name === "look" ? named(templates, value) : undefined;
  if (look) return designParams(look);
  const palette = name === "palette" ? named(palettes, value) : undefined;
  if (palette) return paletteParams(palette);
  return { [name]: type === "color" ? value.slice(1) : value };
}

/**
 * Restores what was typed before the page was reloaded because its script failed to load
 * (`lib/page-scripts/click-replay`).
 */
export function restoreInput(): void {
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
 * What the user typed and chose in the rendered page before its script had loaded, as URL parameters: each control has
 * the name of its parameter.
 */
export function earlyInput(studio: HTMLElement): Record<string, string> {
  const controls = studio.querySelectorAll<Control>(":is(input, select, textarea)[name]");
  return Object.assign({}, ...[...controls].filter(isChanged).map(wordsOf));
}
