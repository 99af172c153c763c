/** The clicked link, if it matches the selector; null for a click that opens a new tab. */
export function pressedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return null;
  return target.closest<HTMLAnchorElement>(selector);
}
