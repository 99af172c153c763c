"use client";

import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Popover } from "../popover.tsx";
import type { DataTableModel, TableRow } from "./use-data-table.ts";

/** Chooses the table's columns; hidden where cards are shown. */
export function ColumnsMenu<Row extends TableRow>({ model }: { model: DataTableModel<Row> }) {
  const t = useTranslations("list");
  const [open, setOpen] = useState(false);
  const hideable = model.columns.slice(1);
  return (
    <Popover
      label={t("columns")}
      open={open}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <Button {...trigger} variant="secondary" className="max-lg:hidden">
          <Columns3 aria-hidden="true" className="size-4" />
          {t("columns")}
        </Button>
      )}
    >
      <p className="mb-2 text-muted text-xs">{t("columnsText")}</p>
      <ul>
        {hideable.map(({ id, label }) => (
          <li key={id}>
            <Checkbox
              label={label}
              checked={model.table.getColumn(id)?.getIsVisible() ?? false}
              onChange={model.table.getColumn(id)?.getToggleVisibilityHandler()}
              className="min-h-9 rounded-control px-1.5 hover:bg-sunken pointer-coarse:min-h-11"
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
