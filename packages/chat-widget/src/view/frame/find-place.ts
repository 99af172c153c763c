/** The element of the page to fill, given itself or as a selector; undefined where there is none. */
export function findPlace(target: unknown): Element | undefined {
  if (target instanceof Element) return target;
  try {
    return (typeof target === "string" && document.querySelector(target)) || undefined;
  } catch {
    return undefined;
  }
}
