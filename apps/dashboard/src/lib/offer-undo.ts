import { toasts } from "./toasts.ts";

type Undoable = { title: string; text?: string | undefined; label: string; onUndo: () => void };

/** Shows a toast for a removal, with an undo button. */
export const offerUndo = ({ label, onUndo, ...words }: Undoable) =>
  toasts.push({ ...words, tone: "info", action: { label, onPress: onUndo } });
