"use client";

import { DropdownMenu, MenuItem } from "@mauzo/ui/dropdown-menu";
import { ArrowDownToLine, ArrowUpDown } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MenuOf } from "../../../../../../components/use-menu.ts";
import type { Fill } from "./fill.ts";

type Props = Omit<MenuOf, "wanted"> & { isLast: boolean; onFill: (fill: Fill) => void };

/** Which of a variant's numbers is copied, and how far. Under the last there is nobody. */
export function FillMenu({ isLast, onFill, ...menu }: Props) {
  const t = useTranslations("products.form");
  const below = <ArrowDownToLine aria-hidden="true" className="size-4" />;
  const all = <ArrowUpDown aria-hidden="true" className="size-4" />;
  return (
    <DropdownMenu {...menu}>
      {!isLast && (
        <MenuItem icon={below} onSelect={() => onFill({ field: "price", isForAll: false })}>
          {t("fillPriceBelow")}
        </MenuItem>
      )}
      <MenuItem icon={all} onSelect={() => onFill({ field: "price", isForAll: true })}>
        {t("fillPriceAll")}
      </MenuItem>
      {!isLast && (
        <MenuItem icon={below} onSelect={() => onFill({ field: "stock", isForAll: false })}>
          {t("fillStockBelow")}
        </MenuItem>
      )}
      <MenuItem icon={all} onSelect={() => onFill({ field: "stock", isForAll: true })}>
        {t("fillStockAll")}
      </MenuItem>
    </DropdownMenu>
  );
}
