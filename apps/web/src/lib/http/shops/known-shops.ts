/** Looks up whether a shop exists; undefined when nobody could say. */
type Lookup = (slug: string) => Promise<boolean | undefined>;

const mostKnown = 10_000;
const mostMissing = 1_000;
const missingMs = 10_000;

type Memory = { known: Set<string>; missing: Map<string, number>; lookups: Map<string, Promise<boolean>> };

// Next bundles the server's start and its routes separately; the global symbol gives both the same memory.
const place = Symbol.for("mauzo.known-shops");

function memory(): Memory {
  const present: Memory | undefined = Reflect.get(globalThis, place);
  if (present) return present;
  const created: Memory = { known: new Set(), missing: new Map(), lookups: new Map() };
  Reflect.set(globalThis, place, created);
  return created;
}

/** Removes the oldest entries beyond `most`. */
function makeRoom(kept: Set<string> | Map<string, number>, most: number) {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}

/**
 * What is known about a slug without a request: `true` once the shop was found, until a change is reported; `false` for
 * ten seconds after it was not found.
 */
export function isKnownShop(slug: string, now = Date.now()): boolean | undefined {
  const { known, missing } = memory();
  if (known.has(slug)) return true;
  const until = missing.get(slug);
  return until !== undefined && until > now ? false : undefined;
}

/** Looks up whether the shop exists, once for all concurrent callers. If the lookup fails, it may exist. */
export function lookForShop(slug: string, lookup: Lookup): Promise<boolean> {
  const { known, missing, lookups } = memory();
  const asked = lookups.get(slug);
  if (asked) return asked;
  const answer = lookup(slug)
    .catch(() => undefined)
    .then((isThere) => {
      lookups.delete(slug);
      missing.delete(slug);
      if (isThere) makeRoom(known.add(slug), mostKnown);
      if (isThere === false) makeRoom(missing.set(slug, Date.now() + missingMs), mostMissing);
      return isThere !== false;
    });
  lookups.set(slug, answer);
  return answer;
}

/** A shop was opened, shown or taken away: the next request looks it up again. */
export function forgetShop(slug: string): void {
  const { known, missing } = memory();
  known.delete(slug);
  missing.delete(slug);
}
