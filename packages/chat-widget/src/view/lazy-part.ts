/** Code in a lazy chunk: loaded once, and again only after a failure. */
export type LazyPart<Part> = {
  /** The code, if it has already loaded. */
  now(): Part | undefined;
  fetch(): Promise<Part>;
  /** Prefetches the code. */
  expect(): void;
};

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  const ask = async () => {
    try {
      part = await load();
      return part;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  const fetch = () => {
    coming ??= ask();
    return coming;
  };
  return { now: () => part, fetch, expect: () => void fetch().catch(() => undefined) };
}
