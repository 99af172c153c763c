"use client";

import { DropdownMenu, MenuItem } from "@mauzo/ui/dropdown-menu";
import { ArrowDownToLine, ArrowUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MenuProps } from "../../../../../../components/use-menu.ts";
import type { CopyToRows } from "./copy-to-rows.ts";

type Props = Omit<MenuProps, "wanted"> & { isLast: boolean; onFill: (fill: CopyToRows) => void };

/** Chooses which number of a variant is copied, and how far. The last row has none below it. */
export function CopyToRowsMenu({ isLast, onFill, ...menu }: Props) {
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
