import { createStore } from "zustand/vanilla";

export type Toast = {
  id: number;
  title: string;
  text?: string;
  tone: "success" | "danger" | "info";
  durationMs: number;
  /** An action such as undo. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  open: boolean;
};
export type NewToast = Pick<Toast, "title" | "text" | "tone" | "action"> & { durationMs?: number };

/** The maximum number of toasts; a sixth removes the oldest. */
export const toastLimit = 5;
const durationsMs = { success: 3000, danger: 5000, info: 5000 } as const;
/** A dismissed toast stays in the list, closed, while it animates out; this is long enough for any animation. */
const removeDelayMs = 1_000_000;

/** The toasts of a page, newest first, without their appearance. */
export function createToastQueue() {
  const store = createStore<{ toasts: readonly Toast[]; lastId: number }>(() => ({ toasts: [], lastId: 0 }));

  return {
    store,
    /** Shows a toast, and returns its id. */
    push(toast: NewToast): number {
      const id = store.getState().lastId + 1;
      const added = { durationMs: durationsMs[toast.tone], ...toast, id, open: true };
      store.setState(({ toasts }) => ({ toasts: [added, ...toasts].slice(0, toastLimit), lastId: id }));
      return id;
    },
    dismiss(id: number) {
      store.setState(({ toasts }) => ({
        toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
      }));
      const remove = () => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
      setTimeout(remove, removeDelayMs);
    },
  };
}
export type ToastQueue = ReturnType<typeof createToastQueue>;
