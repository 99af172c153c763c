"use client";

import { sources } from "@mauzo/contract/marketing/sources";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";

/** What links, popups and campaigns brought, of all days; asked for only by who may read orders. */
export function useBrought() {
  const enabled = useCanAccess(sources.list.access);
  return useQuery({ ...api.query(sources.list, { query: {} }), enabled }).data?.items;
}
