"use client";

import type { ProductChange } from "@mauzo/contract/catalogue/product-history";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fieldPath } from "../field-path.ts";
import type { ProductForm } from "../product-form.ts";
import { type EditConflict, findConflicts } from "./find-conflicts.ts";
import { mergeEdits } from "./merge-edits.ts";

/** Until each conflict is resolved, saving moves the focus here instead. */
export const conflictNoticeId = "clashes";

type State = { clashes: readonly EditConflict[]; changes: readonly ProductChange[] };
const none: State = { clashes: [], changes: [] };

/** Merges what was typed into what somebody else saved meanwhile, and tracks the fields in conflict. */
export function useConflicts(form: UseFormReturn<ProductForm>) {
  const [{ clashes, changes }, setState] = useState(none);
  const settle = (clash: EditConflict) =>
    setState((before) => ({ ...before, clashes: before.clashes.filter(({ path }) => path !== clash.path) }));
  return {
    clashes,
    changes,
    /**
     * Resets the form to `now` with `mine` merged in, which was typed since `before`. @returns the number of conflicts.
     */
    bring(
      versions: { before: ProductForm; mine: ProductForm; now: ProductForm },
      made: readonly ProductChange[],
    ): number {
      const { before, mine, now } = versions;
      const merged = mergeEdits(before, mine, now);
      const found = findConflicts(before, merged, now);
      form.reset(now);
      form.reset(merged, { keepDefaultValues: true });
      setState({ clashes: found, changes: made });
      return found.length;
    },
    showClashes: () => document.getElementById(conflictNoticeId)?.focus(),
    keepMine: settle,
    takeTheirs(clash: EditConflict) {
      form.setValue(fieldPath(clash.path), clash.now ?? "", { shouldDirty: true });
      settle(clash);
    },
  };
}
