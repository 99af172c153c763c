"use client";

import { savedMeanwhile } from "@mauzo/api-client/errors/saved-meanwhile";
import type { SavedMeanwhile } from "@mauzo/contract/shared";
import { useEffect, useState } from "react";

/**
 * The draft of something that is saved as a whole, and the version it was filled from. It is saved with that version,
 * also when a newer one has been read since.
 */
export function useVersionedDraft<Saved extends { version: number }, Draft>(
  newest: Saved,
  toDraft: (saved: Saved) => Draft,
) {
  const [base, setBase] = useState(newest);
  const [draft, setDraft] = useState(() => toDraft(newest));
  const [meanwhile, setMeanwhile] = useState<SavedMeanwhile>();
  const [refusals, setRefusals] = useState(0);
  const changed = JSON.stringify(draft) !== JSON.stringify(toDraft(base));
  const fill = (saved: Saved) => {
    setBase(saved);
    setDraft(toDraft(saved));
    setMeanwhile(undefined);
  };
  // Changed elsewhere while the draft has no changes: show the newest.
  useEffect(() => {
    if (newest.version > base.version && !changed) fill(newest);
  });
  return {
    base,
    draft,
    setDraft,
    changed,
    fill,
    /** Set after a save of this draft was refused because somebody else saved. */
    meanwhile,
    /** How often a save was refused; as the notice's key it makes the notice scroll into view each time. */
    refusals,
    /** @returns whether a save failed because somebody else has saved since. */
    isRefused(error: unknown): boolean {
      const found = savedMeanwhile(error);
      setMeanwhile(found);
      setRefusals((count) => count + 1);
      return found !== undefined;
    },
  };
}
