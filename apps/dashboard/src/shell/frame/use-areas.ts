"use client";

import { usePathname } from "next/navigation";
import { useMemo } from "react";
import { areas as all, areaOf } from "../../areas.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { mayEnter } from "../../lib/session/may-enter.ts";

/** The areas this person may enter, the one they are in, and where something new of it is made if they may. */
export function useAreas() {
  const { permissions } = useAccount().user;
  const areas = useMemo(() => all.filter(({ access }) => mayEnter(permissions, access)), [permissions]);
  const current = areaOf(usePathname());
  const create = current?.create && mayEnter(permissions, current.create.access) ? current.create.path : undefined;
  return { areas, current, create };
}
