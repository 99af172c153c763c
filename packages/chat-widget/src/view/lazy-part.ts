/** Code in a lazy chunk: loaded once, and again only after a failure. */
export type LazyPart<Part> = {
  /** The code, if it has already loaded. */
  now(): Part | undefined;
  fetch(): Promise<Part>;
  /** Prefetches the code. */
  expect(): unknown;
};

/**
 * Browsers keep a chunk that failed for as long as the page is open (whatwg/html#6768): it is asked for again by another
 * address, which the error names.
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  let address: string | undefined;
  const loaded = (code: Part) => {
    part = code;
    return code;
  };
  const failed = (error: Error) => {
    coming = undefined;
    address ||= /module: (\S+)/.exec(error.message)?.[1];
    throw error;
  };
  const fetch = () => {
    if (address) address += "?";
    coming ??= (address ? import(/* turbopackIgnore: true */ /* @vite-ignore */ address) : load()).then(loaded, failed);
    return coming;
  };
  return { now: () => part, fetch, expect: () => fetch().catch(() => undefined) };
}
