export type Toast = {
  id: number;
  title: string;
  text?: string;
  tone: "success" | "danger" | "info";
  durationMs: number;
  /** What can be done about it, such as undoing it. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  open: boolean;
};
export type NewToast = Pick<Toast, "title" | "text" | "tone" | "action"> & { durationMs?: number };

/** At most this many are kept; a sixth pushes the oldest out. */
export const toastLimit = 5;
const durationsMs = { success: 3000, danger: 5000, info: 5000 } as const;
/** A dismissed toast stays in the list, closed, so that its leaving can be seen; this long is long enough for anything. */
const removeDelayMs = 1_000_000;

/** The toasts of a page, newest first, apart from how they look. */
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
