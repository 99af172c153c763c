import { LRUCache } from "lru-cache";

const mostFound = 10_000;
const mostMissing = 1_000;
const missingMs = 10_000;
const clock = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/**
 * Remembers what names lead to, so that made-up ones cost one request in ten seconds, and little memory.
 * @param foundMs how long what was found is believed, unless a change is reported before; 0: until then.
 */
export function remembered<Value extends NonNullable<unknown>>(foundMs = 0) {
  const found = new LRUCache<string, Value>({ max: mostFound, ttl: foundMs, ...clock });
  const missing = new LRUCache<string, true>({ max: mostMissing, ttl: missingMs, ...clock });
  const lookups = new Map<string, Promise<Value | null | undefined>>();
  return {
    /** What a name leads to as far as it is known without a request; null: nowhere; undefined: not known. */
    get: (name: string): Value | null | undefined => found.get(name) ?? (missing.has(name) ? null : undefined),
    /** Looks a name up, once for all concurrent callers. Undefined when nobody could say what it leads to. */
    look(name: string, lookup: () => Promise<Value | null | undefined>): Promise<Value | null | undefined> {
      const asked = lookups.get(name);
      if (asked) return asked;
      const answer = lookup()
        .catch(() => undefined)
        .then((value) => {
          lookups.delete(name);
          missing.delete(name);
          if (value === null) missing.set(name, true);
          else if (value !== undefined) found.set(name, value);
          return value;
        });
      lookups.set(name, answer);
      return answer;
    },
    /** These names may lead elsewhere by now: the next request looks them up again. */
    forget(isMeant: (name: string) => boolean): void {
      for (const names of [found, missing]) for (const name of [...names.keys()]) if (isMeant(name)) names.delete(name);
    },
  };
}
