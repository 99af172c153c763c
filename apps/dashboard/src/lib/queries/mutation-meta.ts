import type { FactName } from "./stale-queries.ts";

/** What a mutation says of itself, so that its failure, its success and what it makes stale are handled in one place. */
type MutationMeta = {
  /**
   * The title of the toast that tells of a failure. A function tells of some only. Without it the form tells: the
   * caller shows the error.
   */
  failed?: string | ((error: Error) => string | undefined);
  /** The toast that it is done, where it says the same each time. */
  done?: string;
  /** What it made true. Refused, somebody else may have done it: what these facts make stale is read again then too. */
  facts?: readonly FactName[];
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
  }
}
