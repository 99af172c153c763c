"use client";

import type { ProductChange } from "@mauzo/contract/catalogue/product-history";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "../field-of.ts";
import type { ProductForm } from "../product-form.ts";
import { type Clash, findClashes } from "./find-clashes.ts";
import { mergeEdits } from "./merge-edits.ts";

/** Until one of each is chosen, the form leads there instead of saving. */
export const clashNoticeId = "clashes";

type Told = { clashes: readonly Clash[]; changes: readonly ProductChange[] };
const none: Told = { clashes: [], changes: [] };

/** What was typed on top of what somebody else saved meanwhile, and the fields where both cannot be. */
export function useClashes(form: UseFormReturn<ProductForm>) {
  const [{ clashes, changes }, setTold] = useState(none);
  const settle = (clash: Clash) =>
    setTold((told) => ({ ...told, clashes: told.clashes.filter(({ path }) => path !== clash.path) }));
  return {
    clashes,
    changes,
    /** Shows the form as it is `now`, with what was typed `mine` since it was as `before`. @returns how many fields clash. */
    bring(
      versions: { before: ProductForm; mine: ProductForm; now: ProductForm },
      made: readonly ProductChange[],
    ): number {
      const { before, mine, now } = versions;
      const merged = mergeEdits(before, mine, now);
      const found = findClashes(before, merged, now);
      form.reset(now);
      form.reset(merged, { keepDefaultValues: true });
      setTold({ clashes: found, changes: made });
      return found.length;
    },
    showClashes: () => document.getElementById(clashNoticeId)?.focus(),
    keepMine: settle,
    takeTheirs(clash: Clash) {
      form.setValue(fieldOf(clash.path), clash.now ?? "", { shouldDirty: true });
      settle(clash);
    },
  };
}
