"use client";

import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { buttonClass } from "@mauzo/ui/button-class";
import { Spinner } from "@mauzo/ui/spinner";
import { ChevronDown } from "lucide-react";
import { useMenu } from "../../../../../components/use-menu.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";

const MoveChoices = lazyPart(async () => (await import("./status-menu-items.tsx")).StatusMenuItems);

type Props = {
  label: string;
  small?: boolean;
  busy?: boolean;
  choices: readonly FulfilmentStatus[];
  from?: FulfilmentStatus;
  onMove: (to: FulfilmentStatus) => void;
};

/** The menu to change the status of orders. */
export function StatusMenu({ label, small = false, busy = false, choices, from, onMove }: Props) {
  const { trigger, menu } = useMenu();
  if (choices.length === 0) return null;
  return (
    <div className="relative">
      <button {...trigger} disabled={busy} className={buttonClass("secondary", small ? "sm" : "md")}>
        {label}
        {busy ? <Spinner className="size-4" /> : <ChevronDown aria-hidden="true" className="size-4" />}
      </button>
      <MoveChoices {...menu} choices={choices} from={from} onMove={onMove} />
    </div>
  );
}
