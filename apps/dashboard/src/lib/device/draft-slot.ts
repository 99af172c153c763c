/** So many pages of one form keep what is typed in them; a further one asks before it is left. */
const slotsMost = 5;
/** A page that is loaded anew may come before the one it was let go of its slot. */
const patienceMs = 300;

/** Where a page keeps a draft; nobody else writes there until it is let go. */
export type DraftSlot = { name: string; letGo: () => void };

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

/** Any of them may be the one that the page before still holds. */
async function firstLetGo(names: string[]): Promise<DraftSlot | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const slots = names.map((name) => hold(name, { signal }));
  const first = await Promise.any(slots.map(async (slot) => (await slot) ?? Promise.reject())).catch(() => undefined);
  for (const slot of slots) void slot.then((other) => other !== first && other?.letGo());
  return first;
}

/**
 * A place for a draft that no other page writes to: one whose draft nobody has open any more, else an empty one. Browsers
 * that know no locks have one for all.
 */
export async function takeSlot(name: string, hasDraft: (slot: string) => boolean): Promise<DraftSlot | undefined> {
  if (!("locks" in navigator)) return { name, letGo: () => {} };
  const names = Array.from({ length: slotsMost }, (_, at) => (at === 0 ? name : `${name}:${at + 1}`));
  const written = names.filter(hasDraft);
  const left = await firstFree(written);
  if (left) return left;
  const late = await firstLetGo(written);
  return late ?? firstFree(names.filter((each) => !written.includes(each)));
}
