/** So long other tabs find the lock taken: longer than it takes the news to reach them. */
const heldMs = 20_000;
/** A tab that somebody sees goes first. */
const patienceMs = 400;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does something in one of the tabs of a browser only: the one that somebody sees, else any. */
export async function tellOnce(name: string, tell: () => void): Promise<void> {
  if (document.visibilityState === "hidden") await pause(patienceMs);
  if (!("locks" in navigator)) return tell();
  await navigator.locks.request(`mauzo:alert:${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    tell();
    await pause(heldMs);
  });
}
