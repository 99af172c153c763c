/** What is put away: bytes at hand, or a file that may be taken (it is gone from its path afterwards). */
export type Content = Uint8Array | { path: string };
/** Bytes `start` to `end` of a file, both counted in. */
export type Range = { start: number; end: number };
type Stored = { body: ReadableStream<Uint8Array>; totalBytes: number; range: Range };

/**
 * Where uploaded files lie. A name is `<key>/<file>`, given once and never written again. A file is there whole or not
 * at all. `read` gives undefined when there is none; a range is cut to the file's end.
 */
export type Storage = {
  put: (name: string, content: Content, contentType: string) => Promise<void>;
  read: (name: string, wanted?: Partial<Range>) => Promise<Stored | undefined>;
  /** Removing what is not there is done already. */
  remove: (names: string[]) => Promise<void>;
};
