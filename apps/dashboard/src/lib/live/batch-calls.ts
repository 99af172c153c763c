const patienceMs = 2_000;

/**
 * Runs one read at a time: requests that come meanwhile, however many, are combined into one read after it, or once it
 * takes too long.
 */
export function batchCalls<What>(read: (what: readonly What[]) => Promise<unknown>) {
  const waiting = new Set<What>();
  let reading = false;
  const readAll = async () => {
    reading = true;
    while (waiting.size > 0) {
      const next = [...waiting];
      waiting.clear();
      await Promise.race([read(next), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    }
    reading = false;
  };
  return (...what: readonly What[]) => {
    for (const one of what) waiting.add(one);
    if (!reading) void readAll();
  };
}
