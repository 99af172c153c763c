export type Memory = { read(key: string): string | null; write(key: string, text: string): void };

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
      } catch {
        kept.set(key, text);
      }
    },
  };
}
