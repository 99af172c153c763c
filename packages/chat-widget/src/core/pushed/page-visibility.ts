/** A page hidden for this long needs no updates. */
const hiddenMs = 60_000;

type Handlers = { onSleep(): void; onWake(): void; onOnline(): void };

/**
 * Calls back when the page has been hidden for long or was unloaded, when it is visible again, and when it is online
 * again.
 */
export function onPageVisibility({ onSleep, onWake, onOnline }: Handlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenSinceMs: number | undefined;
  const update = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") {
      hiddenSinceMs ??= Date.now();
      timer = setTimeout(onSleep, hiddenMs);
      return;
    }
    // Timers do not run in a frozen page, so a hanging attempt is given up here.
    if (hiddenSinceMs !== undefined && Date.now() - hiddenSinceMs >= hiddenMs) onSleep();
    hiddenSinceMs = undefined;
    onWake();
  };
  const events = [
    [document, "visibilitychange", update],
    [window, "pageshow", update],
    [window, "pagehide", onSleep],
    [window, "online", onOnline],
  ] as const;
  for (const [target, name, listener] of events) target.addEventListener(name, listener);
  update();
  return () => {
    clearTimeout(timer);
    for (const [target, name, listener] of events) target.removeEventListener(name, listener);
  };
}
