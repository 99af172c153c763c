"use client";

import type { Goods } from "@mauzo/contract/orders/order-states";
import { DropdownMenu, MenuItem } from "@mauzo/ui/dropdown-menu";
import { useTranslations } from "use-intl";
import type { MenuOf } from "../../../../../components/use-menu.ts";
import { GoodsIcon } from "./goods-icon.tsx";

type Props = Omit<MenuOf, "wanted"> & {
  choices: readonly Goods[];
  from: Goods | undefined;
  onMove: (to: Goods) => void;
};

/** Each state orders can be moved to, by what is done then. */
export function MoveChoices({ choices, from, onMove, ...menu }: Props) {
  const t = useTranslations("orders.moves");
  return (
    <DropdownMenu {...menu}>
      {choices.map((to) => (
        <MenuItem key={to} icon={<GoodsIcon goods={to} />} onSelect={() => onMove(to)}>
          {t(from === "cancelled" ? `reopen.${to}` : `to.${to}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
