/** How many pages with the same form have a draft slot; a further one asks before it is left. */
const maxSlots = 5;
/** A reloaded page may request its slot before the old page has released it, long before on a busy machine. */
const lockTimeoutMs = 2000;

/** The storage key of a page's draft; locked against other pages until it is released. */
export type DraftSlot = { name: string; release: () => void };

const ownKey = (name: string) => `own-slot:${name}`;

/** Remembers a tab's slot, so that it gets the same one after a reload. */
export const tabSlot = {
  save(name: string, slot: string) {
    try {
      sessionStorage.setItem(ownKey(name), slot);
    } catch {
      // Storage may be disabled: then no draft is stored either.
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

function lockSlot(name: string, options: LockOptions): Promise<DraftSlot | undefined> {
  return new Promise((answer) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => answer({ name, release })) : answer(undefined);
    navigator.locks.request(`mauzo:${name}`, options, held).catch(() => answer(undefined));
  });
}

async function firstFree(names: string[]): Promise<DraftSlot | undefined> {
  for (const name of names) {
    const slot = await lockSlot(name, { ifAvailable: true });
    if (slot) return slot;
  }
  return undefined;
}

/**
 * Locks a slot for a draft: the one this page had before a reload, else one with a draft that no page has open, else an
 * empty one. In browsers without locks all pages share one.
 * @param own the slot this page had, if known.
 */
export async function acquireSlot(
  name: string,
  hasDraft: (slot: string) => boolean,
  own?: string,
): Promise<DraftSlot | undefined> {
  if (!("locks" in navigator)) return { name, release: () => {} };
  const names = Array.from({ length: maxSlots }, (_, at) => (at === 0 ? name : `${name}:${at + 1}`));
  const again = names.find((each) => each === own && hasDraft(each));
  const kept = again && (await lockSlot(again, { signal: AbortSignal.timeout(lockTimeoutMs) }));
  if (kept) return kept;
  return firstFree([...names.filter(hasDraft), ...names.filter((each) => !hasDraft(each))]);
}
