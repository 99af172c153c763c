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
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    list: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    push(toast: NewToast): number {
      lastId += 1;
      const added = { durationMs: durationsMs[toast.tone], ...toast, id: lastId, open: true };
      change([added, ...toasts].slice(0, toastLimit));
      return lastId;
    },
    dismiss(id: number) {
      change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), removeDelayMs);
    },
  };
}
export type ToastQueue = ReturnType<typeof createToastQueue>;
