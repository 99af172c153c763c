const drafts = new Set<() => boolean>();

/**
 * Remembers a form that keeps what is typed.
 * @param keep writes it, and returns whether there was anything.
 * @returns a function that forgets the form.
 */
export function addOpenDraft(keep: () => boolean): () => void {
  drafts.add(keep);
  return () => void drafts.delete(keep);
}

/** Writes what is typed in the forms of this page, which is about to be left. @returns whether there was anything. */
export const keepDrafts = (): boolean => [...drafts].map((keep) => keep()).some(Boolean);
