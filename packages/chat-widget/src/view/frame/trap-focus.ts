/** Keeps Tab inside an element that covers the rest. */
export function trapFocus(event: KeyboardEvent, within: HTMLElement): void {
  if (event.key !== "Tab") return;
  const root = within.getRootNode();
  const stops = [...within.querySelectorAll<HTMLElement>("a[href],button,textarea,[tabindex='0']")].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  const leaving = event.shiftKey ? active === first || active === within : active === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
