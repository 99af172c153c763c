"use client";

import { sets } from "@mauzo/contract/catalogue/sets";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";

const mostSets = 100;

/** The sets that a link may lead to, by name. */
export function useSets(isAsked: boolean): readonly { id: string; name: string }[] {
  const enabled = useCanAccess(sets.list.access) && isAsked;
  const query = { status: "active", limit: mostSets, sort: "name" } as const;
  return useQuery({ ...api.query(sets.list, { query }), enabled }).data?.items ?? [];
}
