"use client";

import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { DropdownMenu, MenuItem } from "@mauzo/ui/dropdown-menu";
import { useTranslations } from "next-intl";
import type { MenuProps } from "../../../../../components/use-menu.ts";
import { FulfilmentIcon } from "./fulfilment-icon.tsx";

type Props = Omit<MenuProps, "wanted"> & {
  choices: readonly FulfilmentStatus[];
  from: FulfilmentStatus | undefined;
  onMove: (to: FulfilmentStatus) => void;
};

/** The statuses that orders can be changed to, named by the action. */
export function StatusMenuItems({ choices, from, onMove, ...menu }: Props) {
  const t = useTranslations("orders.moves");
  return (
    <DropdownMenu {...menu}>
      {choices.map((to) => (
        <MenuItem
          key={to}
          icon={<FulfilmentIcon fulfilment={to} className="size-4 shrink-0 text-muted" />}
          onSelect={() => onMove(to)}
        >
          {t(from === "cancelled" ? `reopen.${to}` : `to.${to}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
