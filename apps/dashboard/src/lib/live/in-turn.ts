const patienceMs = 2_000;

/**
 * Reads what is asked for, one reading after the other: what is asked for meanwhile, however often, is read together
 * once that one is over, or takes too long.
 */
export function inTurn<What>(read: (what: readonly What[]) => Promise<unknown>) {
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
