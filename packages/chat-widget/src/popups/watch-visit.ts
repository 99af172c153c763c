import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import type { Visit } from "./due.ts";

type When = PopupDocument["when"];
type Page = Omit<Visit, "language" | "returning">;

/** When the chat was open at a popup's moment, how long until it is asked about again. */
const againMs = 5_000;
const phoneWidth = "(max-width: 639.98px)";

/**
 * Watches a page for as long as `onMoment` answers false: asks at the delays, and while the page is scrolled or left if
 * any of these popups waits for that.
 */
export function watchVisit(whens: readonly When[], signal: AbortSignal, onMoment: (page: Page) => boolean): void {
  const over = new AbortController();
  const on = { signal: over.signal, passive: true };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let [scrolledPercent, leaving, isDelayOver] = [0, false, false];
  const stop = () => {
    over.abort();
    for (const timer of timers) clearTimeout(timer);
  };
  const seconds = () => performance.now() / 1000;
  const after = (ms: number, work: () => void) => timers.add(setTimeout(work, Math.max(0, ms)));
  const ask = () => {
    if (over.signal.aborted) return;
    const device = matchMedia(phoneWidth).matches ? "phone" : "desk";
    if (onMoment({ address: location.href, device, seconds: seconds(), scrolledPercent, leaving })) stop();
  };
  const measure = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const room = scrollHeight - clientHeight;
    scrolledPercent = Math.max(scrolledPercent, room > 0 ? Math.round((100 * scrollY) / room) : 0);
    ask();
  };
  const leave = () => {
    leaving = true;
    ask();
  };

  signal.addEventListener("abort", stop, { signal: over.signal });
  for (const { delay_seconds: delay } of whens)
    if (delay !== null)
      // A timer may be a moment early.
      after((delay - seconds()) * 1000 + 5, () => {
        isDelayOver = true;
        ask();
      });
  // Where a popup had its moment while the chat was open, or on a page of the same site that shows none.
  const again = () => {
    if (isDelayOver || leaving || scrolledPercent > 0) ask();
    if (!over.signal.aborted) after(againMs, again);
  };
  after(againMs, again);
  if (whens.some(({ scrolled_percent }) => scrolled_percent !== null)) addEventListener("scroll", measure, on);
  if (!whens.some((when) => when.leaving)) return;
  // The pointer leaves towards the tabs; a phone has none, so there it is who comes back.
  document.documentElement.addEventListener("mouseleave", ({ clientY }) => clientY <= 0 && leave(), on);
  document.addEventListener("visibilitychange", () => document.hidden || leave(), on);
}
