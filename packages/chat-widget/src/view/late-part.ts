/** Code that comes as a file of its own: asked for once, and again only after a failure. */
export type LatePart<Part> = {
  /** What has arrived already. */
  now(): Part | undefined;
  fetch(): Promise<Part>;
  /** Asks for it before it is needed. */
  expect(): void;
};

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
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
