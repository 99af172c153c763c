export type Memory = {
  read(key: string): string | null;
  /** False where the storage did not take it. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
};

/** A storage of the browser; where it is closed or full, what was written lasts as long as the page. */
export function createMemory(open: () => Storage): Memory {
  const kept = new Map<string, string>();
  return {
    read(key) {
      try {
        return kept.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text);
        kept.delete(key);
        return true;
      } catch {
        kept.set(key, text);
        return false;
      }
    },
    remove(key) {
      kept.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // What is closed holds nothing.
      }
    },
  };
}
