/** The link that a press is on and that matches the selector; none for a press that asks for a tab of its own. */
export function pressedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return null;
  return target.closest<HTMLAnchorElement>(selector);
}
