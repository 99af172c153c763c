/** Whether there is such a shop; undefined where nobody could say. */
type Look = (slug: string) => Promise<boolean | undefined>;

const mostKnown = 10_000;
const mostMissing = 1_000;
const missingMs = 10_000;

type Memory = { known: Set<string>; missing: Map<string, number>; looks: Map<string, Promise<boolean>> };

// Next bundles the server's start and its routes apart; this is how both get the same memory.
const place = Symbol.for("mauzo.known-shops");

function memory(): Memory {
  const present: Memory | undefined = Reflect.get(globalThis, place);
  if (present) return present;
  const created: Memory = { known: new Set(), missing: new Map(), looks: new Map() };
  Reflect.set(globalThis, place, created);
  return created;
}

/** The oldest go first. */
function makeRoom(kept: Set<string> | Map<string, number>, most: number) {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}

/**
 * What is known of a shop's address without asking: `true` once it was found, for as long as nobody says that it changed;
 * `false` for ten seconds after it was not.
 */
export function isKnownShop(slug: string, now = Date.now()): boolean | undefined {
  const { known, missing } = memory();
  if (known.has(slug)) return true;
  const until = missing.get(slug);
  return until !== undefined && until > now ? false : undefined;
}

/** Asks whether there is such a shop, once for all who want to know meanwhile. Where nobody can say there may be one. */
export function lookForShop(slug: string, look: Look): Promise<boolean> {
  const { known, missing, looks } = memory();
  const asked = looks.get(slug);
  if (asked) return asked;
  const answer = look(slug)
    .catch(() => undefined)
    .then((isThere) => {
      looks.delete(slug);
      missing.delete(slug);
      if (isThere) makeRoom(known.add(slug), mostKnown);
      if (isThere === false) makeRoom(missing.set(slug, Date.now() + missingMs), mostMissing);
      return isThere !== false;
    });
  looks.set(slug, answer);
  return answer;
}

/** Somebody opened, showed or took away a shop: the next who asks for it looks anew. */
export function forgetShop(slug: string): void {
  const { known, missing } = memory();
  known.delete(slug);
  missing.delete(slug);
}
