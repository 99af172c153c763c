/** Whether keys belong to the focused element: a field, or a dialog or menu above the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[role=dialog], [role=alertdialog], [role=menu]")) return true;
  const field = target.closest("input, textarea, select, [contenteditable]");
  return field !== null && !(field instanceof HTMLInputElement && field.type === "checkbox");
}

/** Whether a key is pressed without Control, Command or Alt. */
export const hasNoModifiers = (event: KeyboardEvent) => !(event.ctrlKey || event.metaKey || event.altKey);
