"use client";

import { usePathname } from "next/navigation";
import { areaOf, areas } from "../../areas.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { mayEnter } from "../../lib/session/may-enter.ts";

/** The areas this person may enter, and the one they are in. */
export function useAreas() {
  const { permissions } = useAccount().user;
  return { areas: areas.filter(({ access }) => mayEnter(permissions, access)), current: areaOf(usePathname()) };
}
