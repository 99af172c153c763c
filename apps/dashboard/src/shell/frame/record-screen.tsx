"use client";

import { usePathname } from "next/navigation";
import type { ComponentType, ReactNode } from "react";
import { recordIdIn } from "../../record-address.ts";

type Props = {
  screen: ComponentType<{ id: string; beside?: ReactNode }>;
  /** What a domain above the screen's own shows of the same record; the screen says where. */
  beside?: ComponentType<{ id: string }>;
};

/**
 * The screen of the record whose id is in the address. The page is the same for all records, so the key is what keeps
 * the state of one out of the next.
 */
export function RecordScreen({ screen: Screen, beside: Beside }: Props) {
  const id = recordIdIn(usePathname());
  return <Screen key={id} id={id} beside={Beside && <Beside id={id} />} />;
}
