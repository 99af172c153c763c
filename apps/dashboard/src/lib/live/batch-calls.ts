const patienceMs = 2_000;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs one read at a time: requests that come meanwhile, however many, are combined into one read after it, or once it
 * takes too long. With `restMs`, the next one begins so long after it at the earliest.
 */
export function batchCalls<What>(read: (what: readonly What[]) => Promise<unknown>, restMs = 0) {
  const waiting = new Set<What>();
  let reading = false;
  const readAll = async () => {
    reading = true;
    while (waiting.size > 0) {
      const next = [...waiting];
      waiting.clear();
      await Promise.race([read(next), pass(patienceMs)]);
      if (restMs > 0) await pass(restMs);
    }
    reading = false;
  };
  return (...what: readonly What[]) => {
    for (const one of what) waiting.add(one);
    if (!reading) void readAll();
  };
}
