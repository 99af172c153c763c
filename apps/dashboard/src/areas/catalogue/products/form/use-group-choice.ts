import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import { mostGroups } from "@mauzo/contract/catalogue/add-ons";
import { useDeferredValue, useState } from "react";
import { useGroups, useGroupUses } from "../data/groups.ts";

/** The shop's groups to choose from, and how many other products have those that are in the form. */
export function useGroupChoice(filled: readonly { id?: string }[], isTheirs: boolean) {
  const ids = filled.flatMap(({ id }) => id ?? []);
  const [search, setSearch] = useState<string>();
  const open = search !== undefined;
  const list = useGroups({ search: useDeferredValue(search?.trim() ?? "") }, open);
  const matches = list.data?.pages.flatMap(({ items }) => items);
  const uses = useGroupUses(ids);
  const [taken, setTaken] = useState<ReadonlyMap<string, KeptGroup>>(new Map());
  return {
    /** What is looked for; undefined while nobody chooses. */
    search,
    setSearch,
    matches,
    failed: list.isError,
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    most: mostGroups,
    /** Keeps what a group is that is taken in, and in how many products. */
    take: (group: KeptGroup) => setTaken((now) => new Map([...now, [group.id, group]])),
    /** A group as it was when it was taken in: what an edit of it is compared with. */
    asTaken: (id: string) => taken.get(id),
    others: (id: string | undefined): number => {
      if (id === undefined) return 0;
      const here = isTheirs && ids.includes(id) ? 1 : 0;
      return Math.max(0, (uses.get(id) ?? taken.get(id)?.products ?? here) - here);
    },
  };
}
export type GroupChoice = ReturnType<typeof useGroupChoice>;
