const mostFound = 10_000;
const mostMissing = 1_000;
const missingMs = 10_000;

type Found<Value> = { value: Value; until: number };
type Memory<Value> = {
  found: Map<string, Found<Value>>;
  missing: Map<string, number>;
  lookups: Map<string, Promise<Value | null | undefined>>;
};

/** Removes the oldest entries beyond `most`. */
function makeRoom(kept: Map<string, unknown>, most: number) {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}

/**
 * Remembers what names lead to, so that made-up ones cost one request in ten seconds, and little memory.
 * @param what they are the names of.
 * @param foundMs how long what was found is believed, unless a change is reported before.
 */
export function remembered<Value>(what: string, foundMs = Number.POSITIVE_INFINITY) {
  // Next bundles the server's start and its routes separately; the global symbol gives both the same memory.
  const place = Symbol.for(`mauzo.remembered-${what}`);
  function memory(): Memory<Value> {
    const present: Memory<Value> | undefined = Reflect.get(globalThis, place);
    if (present) return present;
    const created: Memory<Value> = { found: new Map(), missing: new Map(), lookups: new Map() };
    Reflect.set(globalThis, place, created);
    return created;
  }
  return {
    /** What a name leads to as far as it is known without a request; null: nowhere; undefined: not known. */
    get(name: string, now = Date.now()): Value | null | undefined {
      const { found, missing } = memory();
      const known = found.get(name);
      if (known && known.until > now) return known.value;
      const until = missing.get(name);
      return until !== undefined && until > now ? null : undefined;
    },
    /** Looks a name up, once for all concurrent callers. Undefined when nobody could say what it leads to. */
    look(name: string, lookup: () => Promise<Value | null | undefined>): Promise<Value | null | undefined> {
      const { found, missing, lookups } = memory();
      const asked = lookups.get(name);
      if (asked) return asked;
      const answer = lookup()
        .catch(() => undefined)
        .then((value) => {
          lookups.delete(name);
          missing.delete(name);
          if (value === null) makeRoom(missing.set(name, Date.now() + missingMs), mostMissing);
          else if (value !== undefined) makeRoom(found.set(name, { value, until: Date.now() + foundMs }), mostFound);
          return value;
        });
      lookups.set(name, answer);
      return answer;
    },
    /** These names may lead elsewhere by now: the next request looks them up again. */
    forget(isMeant: (name: string) => boolean): void {
      const { found, missing } = memory();
      for (const names of [found, missing]) for (const name of names.keys()) if (isMeant(name)) names.delete(name);
    },
  };
}
