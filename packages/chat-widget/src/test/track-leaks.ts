import { vi } from "vitest";

type TrackedListener = { target: EventTarget; type: string; listener: unknown; signal: AbortSignal | undefined };

/** Counts what code leaves on a page: listeners, timers, pending calls. */
export function trackLeaks() {
  const undo: (() => void)[] = [];
  const listening: TrackedListener[] = [];
  const open = new Set<AbortSignal | undefined>();
  const media = window.matchMedia;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const onTarget = (target: EventTarget) => {
    const { addEventListener, removeEventListener } = target;
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listening.push({ target, type, listener, signal: options?.signal });
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener) => {
      const at = listening.findIndex((heard) => heard.type === type && heard.listener === listener);
      if (at >= 0) listening.splice(at, 1);
      removeEventListener.call(target, type, listener);
    };
  };
  onTarget(window);
  onTarget(document);
  window.matchMedia = (query) => {
    const list = media.call(window, query);
    onTarget(list);
    return list;
  };
  const fetcher = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const signal = init?.signal ?? undefined;
    open.add(signal);
    try {
      return await fetcher(url, init);
    } finally {
      open.delete(signal);
    }
  });
  return {
    count: () => ({
      listeners: listening.filter(({ signal }) => !signal?.aborted).map(({ type }) => type),
      timers: vi.getTimerCount(),
      calls: [...open].filter((signal) => !signal?.aborted).length,
    }),
    restore() {
      for (const back of undo) back();
      window.matchMedia = media;
    },
  };
}
