/** The part of session storage used here. */
export type EntryStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** FNV-1a hash: identifies the link's entries without revealing the link. */
function keyOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `cart-entries-${(hash >>> 0).toString(36)}`;
}

const isEntry = (name: string) => /^(?:name|phone|note|delivery_method|place|variant:.*|add_on:.*)$/.test(name);

/** The tab's session storage; undefined where it is switched off. */
export function tabStorage(): EntryStorage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Saves what the customer typed, for a reload of the same tab. */
export function saveEntries(storage: EntryStorage | undefined, token: string, form: URLSearchParams) {
  const entries = new URLSearchParams([...form].filter(([name]) => isEntry(name)));
  try {
    storage?.setItem(keyOf(token), `${entries}`);
  } catch {
    // Full or refused: after a reload the form starts empty.
  }
}

/** What was typed before the reload, by field name. */
export function loadEntries(storage: EntryStorage | undefined, token: string): [string, string][] {
  try {
    return [...new URLSearchParams(storage?.getItem(keyOf(token)) ?? "")].filter(([name]) => isEntry(name));
  } catch {
    return [];
  }
}

export function clearEntries(storage: EntryStorage | undefined, token: string) {
  try {
    storage?.removeItem(keyOf(token));
  } catch {
    // Then nothing was saved either.
  }
}
