import { toasts } from "./toasts.ts";

type Undoable = { title: string; text?: string | undefined; label: string; onUndo: () => void };

/** Says that something was taken away, with the way to have it back. */
export const offerUndo = ({ label, onUndo, ...words }: Undoable) =>
  toasts.push({ ...words, tone: "info", action: { label, onPress: onUndo } });
