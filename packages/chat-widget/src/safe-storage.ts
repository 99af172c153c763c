export type SafeStorage = {
  read(key: string): string | null;
  /** False if the storage rejected it. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
};

/** A browser storage; if it is blocked or full, values last as long as the page. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const fallback = new Map<string, string>();
  return {
    read(key) {
      try {
        return fallback.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text);
        fallback.delete(key);
        return true;
      } catch {
        fallback.set(key, text);
        return false;
      }
    },
    remove(key) {
      fallback.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // A blocked storage is empty.
      }
    },
  };
}
