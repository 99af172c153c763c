import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebouncedValue } from "../../../../lib/search/use-debounced-value.ts";
import { productQuery, useProductSearch } from "../../../catalogue/product/queries.ts";
import { useSets } from "../queries.ts";
import type { TargetForm } from "../rules.ts";

const mostFound = 6;

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
