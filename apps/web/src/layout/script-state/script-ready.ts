/** Marks the elements that wait for the page's script as ready; a click made meanwhile is replayed (`lib/page-scripts/click-replay`). */
export function scriptReady(): void {
  for (const place of document.querySelectorAll("[data-asleep]")) place.removeAttribute("data-asleep");
}

/** The page's script failed to load: hides what needs it, as where scripting is off. */
export function scriptFailed(): void {
  document.documentElement.dataset.unloaded = "";
  scriptReady();
}
