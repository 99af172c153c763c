import { fill } from "@mauzo/format/fill";

/**
 * Shows the calls that contain every typed word, and the areas that have any; returns how many calls. The calls are in
 * the page's own markup.
 */
function showFitting(words: string[]): number {
  let count = 0;
  for (const call of document.querySelectorAll<HTMLElement>("[data-call]")) {
    const text = (call.querySelector("summary")?.textContent ?? "").toLowerCase();
    call.hidden = !words.every((word) => text.includes(word));
    if (!call.hidden) count++;
  }
  for (const area of document.querySelectorAll<HTMLElement>("[data-area]"))
    area.hidden = area.querySelector("[data-call]:not([hidden])") === null;
  return count;
}

export function searchEndpoints() {
  const input = document.querySelector<HTMLInputElement>("[data-find]");
  const said = document.querySelector<HTMLElement>("[data-found]");
  if (!input || !said) return;
  const { found = "", none = "" } = said.dataset;
  const find = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const count = showFitting(words);
    if (words.length === 0) said.textContent = "";
    else said.textContent = count === 0 ? none : fill(found, { count });
  };
  input.addEventListener("input", find);
  // Something may have been typed before this script had loaded.
  if (input.value) find();
}
