"use client";

import type { Goods } from "@mauzo/contract/order-states";
import { Button } from "@mauzo/ui/button";
import { DropdownMenu, MenuItem } from "@mauzo/ui/dropdown-menu";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { GoodsIcon } from "./goods-icon.tsx";

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
  const t = useTranslations("orders.moves");
  if (choices.length === 0) return null;
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size={small ? "sm" : "md"} busy={busy}>
          {label}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {choices.map((to) => (
        <MenuItem key={to} icon={<GoodsIcon goods={to} />} onSelect={() => onMove(to)}>
          {t(from === "cancelled" ? `reopen.${to}` : `to.${to}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
