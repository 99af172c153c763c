"use client";

import type { Goods } from "@mauzo/contract/orders/order-states";
import { buttonClass } from "@mauzo/ui/button-class";
import { Spinner } from "@mauzo/ui/spinner";
import { ChevronDown } from "lucide-react";
import { useMenu } from "../../../../../components/use-menu.ts";
import { late } from "../../../../../lib/late/late.tsx";

const MoveChoices = late(async () => (await import("./move-choices.tsx")).MoveChoices);

type Props = {
  label: string;
  small?: boolean;
  busy?: boolean;
  choices: readonly Goods[];
  from?: Goods;
  onMove: (to: Goods) => void;
};

/** Where orders can be moved, as a menu. */
export function MoveMenu({ label, small = false, busy = false, choices, from, onMove }: Props) {
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
