/** What to store: bytes, or a file that may be moved (it is gone from its path afterwards). */
export type Content = Uint8Array | { path: string };
/** Bytes `start` to `end` of a file, both inclusive. */
export type Range = { start: number; end: number };
type Stored = { body: ReadableStream<Uint8Array>; totalBytes: number; range: Range };

/**
 * Stores uploaded files. A name is `<key>/<file>`, written once and never again. A file is there whole or not at all.
 * `read` returns undefined when there is none; a range is cut to the file's end.
 */
export type Storage = {
  put: (name: string, content: Content, contentType: string) => Promise<void>;
  read: (name: string, wanted?: Partial<Range>) => Promise<Stored | undefined>;
  /** Removing a file that is not there succeeds. */
  remove: (names: string[]) => Promise<void>;
};
