/** So many pages of one form keep what is typed in them; a further one asks before it is left. */
const slotsMost = 5;
/** A page that is loaded anew may come before the one it was let go of its slot. */
const patienceMs = 300;

/** Where a page keeps a draft; nobody else writes there until it is let go. */
export type DraftSlot = { name: string; letGo: () => void };

const ownKey = (name: string) => `own-slot:${name}`;

/** Which slot of a name this tab has: it knows it again when its page is loaded anew. */
export const ownSlot = {
  keep(name: string, slot: string) {
    try {
      sessionStorage.setItem(ownKey(name), slot);
    } catch {
      // Storage may be switched off: then no draft is kept either.
    }
  },
  read(name: string): string | undefined {
    try {
      return sessionStorage.getItem(ownKey(name)) ?? undefined;
    } catch {
      return undefined;
    }
  },
};

function hold(name: string, options: LockOptions): Promise<DraftSlot | undefined> {
  return new Promise((answer) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((letGo) => answer({ name, letGo })) : answer(undefined);
    navigator.locks.request(`mauzo:${name}`, options, held).catch(() => answer(undefined));
  });
}

async function firstFree(names: string[]): Promise<DraftSlot | undefined> {
  for (const name of names) {
    const slot = await hold(name, { ifAvailable: true });
    if (slot) return slot;
  }
  return undefined;
}

/**
 * A place for a draft that no other page writes to: the one this page had before it was loaded anew, one whose draft
 * nobody has open any more, else an empty one. Browsers that know no locks have one for all.
 * @param own which one this page had, if it is known.
 */
export async function takeSlot(
  name: string,
  hasDraft: (slot: string) => boolean,
  own?: string,
): Promise<DraftSlot | undefined> {
  if (!("locks" in navigator)) return { name, letGo: () => {} };
  const names = Array.from({ length: slotsMost }, (_, at) => (at === 0 ? name : `${name}:${at + 1}`));
  const again = names.find((each) => each === own && hasDraft(each));
  const kept = again && (await hold(again, { signal: AbortSignal.timeout(patienceMs) }));
  if (kept) return kept;
  return firstFree([...names.filter(hasDraft), ...names.filter((each) => !hasDraft(each))]);
}
