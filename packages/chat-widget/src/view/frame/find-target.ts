/** The page's element to fill, given directly or by selector; undefined where there is none. */
export function findTarget(target: unknown): Element | undefined {
  if (target instanceof Element) return target;
  try {
    return (typeof target === "string" && document.querySelector(target)) || undefined;
  } catch {
    return undefined;
  }
}
