/** A page that nobody looked at for so long needs no news. */
const hiddenMs = 60_000;

type Handlers = { onSleep(): void; onWake(): void; onOnline(): void };

/** Tells when the page is out of sight for long or put away, when it is looked at again, and when it is online again. */
export function watchPage({ onSleep, onWake, onOnline }: Handlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenSinceMs: number | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") {
      hiddenSinceMs ??= Date.now();
      timer = setTimeout(onSleep, hiddenMs);
      return;
    }
    // The timer of a page that was frozen did not run: what hangs since then is given up here.
    if (hiddenSinceMs !== undefined && Date.now() - hiddenSinceMs >= hiddenMs) onSleep();
    hiddenSinceMs = undefined;
    onWake();
  };
  const events = [
    [document, "visibilitychange", look],
    [window, "pageshow", look],
    [window, "pagehide", onSleep],
    [window, "online", onOnline],
  ] as const;
  for (const [target, name, listener] of events) target.addEventListener(name, listener);
  look();
  return () => {
    clearTimeout(timer);
    for (const [target, name, listener] of events) target.removeEventListener(name, listener);
  };
}
