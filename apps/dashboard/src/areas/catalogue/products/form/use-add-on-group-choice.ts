import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { mostGroups } from "@mauzo/contract/catalogue/add-ons";
import { useDeferredValue, useState } from "react";
import { useAddOnGroups, useAddOnGroupUses } from "../data/use-add-on-groups.ts";

/** The shop's groups to choose from, and how many other products use those in the form. */
export function useAddOnGroupChoice(filled: readonly { id?: string }[], isTheirs: boolean) {
  const ids = filled.flatMap(({ id }) => id ?? []);
  const [search, setSearch] = useState<string>();
  const open = search !== undefined;
  const list = useAddOnGroups({ search: useDeferredValue(search?.trim() ?? "") }, open);
  const matches = list.data?.pages.flatMap(({ items }) => items);
  const uses = useAddOnGroupUses(ids);
  const [taken, setTaken] = useState<ReadonlyMap<string, AddOnGroupDetails>>(new Map());
  return {
    /** The search text; undefined while the picker is closed. */
    search,
    setSearch,
    matches,
    failed: list.isError,
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    most: mostGroups,
    /** Remembers a group that was added to the form, with the number of products that use it. */
    take: (group: AddOnGroupDetails) => setTaken((now) => new Map([...now, [group.id, group]])),
    /** A group as it was when it was added: edits are compared with it. */
    asTaken: (id: string) => taken.get(id),
    others: (id: string | undefined): number => {
      if (id === undefined) return 0;
      const here = isTheirs && ids.includes(id) ? 1 : 0;
      return Math.max(0, (uses.get(id) ?? taken.get(id)?.products ?? here) - here);
    },
  };
}
export type GroupChoice = ReturnType<typeof useAddOnGroupChoice>;
