/** What session storage needs to be able to do here. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** FNV-1a: names the link's entries without naming the link. */
function keyOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `cart-entries-${(hash >>> 0).toString(36)}`;
}

const isEntry = (name: string) => /^(?:name|phone|note|way|place|variant:.*|add_on:.*)$/.test(name);

/** The tab's storage; undefined where it is switched off. */
export function tabShelf(): Shelf | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps what the customer wrote, for a reload of the same tab. */
export function keepEntries(shelf: Shelf | undefined, token: string, form: URLSearchParams) {
  const entries = new URLSearchParams([...form].filter(([name]) => isEntry(name)));
  try {
    shelf?.setItem(keyOf(token), `${entries}`);
  } catch {
    // Full or refused: a reload then starts anew.
  }
}

/** What was written before the reload, by the name of the field. */
export function keptEntries(shelf: Shelf | undefined, token: string): [string, string][] {
  try {
    return [...new URLSearchParams(shelf?.getItem(keyOf(token)) ?? "")].filter(([name]) => isEntry(name));
  } catch {
    return [];
  }
}

export function dropEntries(shelf: Shelf | undefined, token: string) {
  try {
    shelf?.removeItem(keyOf(token));
  } catch {
    // Then nothing was kept either.
  }
}
