"use client";

import { sets } from "@mauzo/contract/catalogue/sets";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebouncedValue } from "../../../lib/search/use-debounced-value.ts";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";
import { productQuery, useProductSearch } from "../../catalogue/product/queries.ts";
import type { TargetForm } from "./rules.ts";

const [mostFound, mostSets] = [6, 100];

/** The sets that a link may lead to, by name. */
function useSets(isAsked: boolean): readonly { id: string; name: string }[] {
  const enabled = useCanAccess(sets.list.access) && isAsked;
  const query = { status: "active", limit: mostSets, sort: "name" } as const;
  return useQuery({ ...api.query(sets.list, { query }), enabled }).data?.items ?? [];
}

export type Targets = ReturnType<typeof useTargets>;

/** What a link may lead to: the sets, and the products that match what is typed. */
export function useTargets({ kind, targetId }: TargetForm) {
  const [text, setText] = useState("");
  const search = useDebouncedValue(text.trim());
  const asksProducts = kind === "product" && search !== "";
  const found = useProductSearch(search, { limit: mostFound, enabled: asksProducts });
  const chosen = useQuery({ ...productQuery(targetId), enabled: kind === "product" && targetId !== "" });
  return {
    sets: useSets(kind === "set"),
    ...{ text, setText },
    /** undefined while nothing is searched for, or not yet found. */
    products: asksProducts ? found.data?.items : undefined,
    chosenName: chosen.data?.name,
  };
}
