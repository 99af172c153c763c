"use client";

import { usePathname } from "next/navigation";
import { useMemo } from "react";
import { areas as all, areaOf } from "../../areas.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";

/** The areas this person may enter, the current one, and where to create something in it, if they may. */
export function useAreas() {
  const { permissions } = useAccount().user;
  const areas = useMemo(() => all.filter(({ access }) => canAccess(permissions, access)), [permissions]);
  const current = areaOf(usePathname());
  const create = current?.create && canAccess(permissions, current.create.access) ? current.create.path : undefined;
  return { areas, current, create };
}
