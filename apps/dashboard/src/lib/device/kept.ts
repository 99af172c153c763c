const prefix = "mauzo:";

/** What this device keeps under a name, read by `read`; what cannot be read, or is of another make, counts as not there. */
export function readKept<T>(name: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Storage may be full or switched off: then it lasts as long as the page, and the answer is false. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string) {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // What cannot be stored is not there either.
  }
}
