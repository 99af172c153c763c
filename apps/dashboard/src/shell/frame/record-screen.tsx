"use client";

import { usePathname } from "next/navigation";
import type { ComponentType } from "react";
import { recordIdIn } from "../../record-address.ts";

/**
 * The screen of the record whose id is in the address. The page is the same for all records, so the key is what keeps
 * the state of one out of the next.
 */
export function RecordScreen({ screen: Screen }: { screen: ComponentType<{ id: string }> }) {
  const id = recordIdIn(usePathname());
  return <Screen key={id} id={id} />;
}
