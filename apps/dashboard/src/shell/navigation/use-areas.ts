"use client";

import { usePathname } from "next/navigation";
import { useMemo } from "react";
import { useAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { placesOf } from "./places-of.ts";
import { groupAreas, visibleAreas } from "./visible-areas.ts";

/**
 * The areas this person may enter, in order and in their groups; the current one and its entry; and where to create
 * something in it, if they may.
 */
export function useAreas() {
  const { permissions } = useAccount().user;
  const { areas, groups } = useMemo(() => {
    const visible = visibleAreas(permissions);
    return { areas: visible, groups: groupAreas(visible) };
  }, [permissions]);
  const { area: current, entry } = placesOf(usePathname());
  const create = current?.create && canAccess(permissions, current.create.access) ? current.create.path : undefined;
  return { areas, groups, current, entry, create };
}
