/**
 * Whether keys belong to the focused element: a field, or a dialog or menu above the page. A select of a form finds its
 * options by letters; one that filters a list has done its work once something is chosen.
 */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[role=dialog], [role=alertdialog], [role=menu]")) return true;
  const field = target.closest("input, textarea, form select, [contenteditable]");
  return field !== null && !(field instanceof HTMLInputElement && field.type === "checkbox");
}

/** Whether a key is pressed without Control, Command or Alt. */
export const hasNoModifiers = (event: KeyboardEvent) => !(event.ctrlKey || event.metaKey || event.altKey);
