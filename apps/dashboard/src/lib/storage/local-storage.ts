const prefix = "mauzo:";

/** Reads a stored value and parses it with `read`; a value that cannot be parsed counts as missing. */
export function readStored<T>(name: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Stores a value. Storage may be full or disabled: then it returns false, and the value lasts only as long as the page.
 */
export function writeStored(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(name: string) {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // What cannot be stored is not there to remove either.
  }
}
