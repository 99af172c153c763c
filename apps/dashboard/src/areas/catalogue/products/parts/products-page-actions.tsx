"use client";

import { Boxes, CirclePlus, FileDown, FileUp, History, LayoutGrid } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageActions } from "../../../../components/page/page-actions.tsx";

type Props = { mayCreate: boolean; mayEdit: boolean; onExport: () => void; children: ReactNode };

/** Links around products: add one, stock, add-on groups, sets, bulk edits, import and export. */
export function ProductsPageActions({ mayCreate, mayEdit, onExport, children }: Props) {
  const t = useTranslations("products");
  return (
    <PageActions
      more={[
        { Icon: Boxes, label: t("stock"), href: "/dashboard/products/stock" },
        { Icon: CirclePlus, label: t("addOns"), href: "/dashboard/products/add-ons" },
        ...(mayEdit ? [{ Icon: LayoutGrid, label: t("sets"), href: "/dashboard/products/set" }] : []),
        ...(mayCreate ? [{ Icon: FileUp, label: t("importLink"), href: "/dashboard/products/import" }] : []),
        ...(mayEdit ? [{ Icon: History, label: t("changesLink"), href: "/dashboard/products/changes" }] : []),
        { Icon: FileDown, label: t("exportShown"), onSelect: onExport },
      ]}
    >
      {children}
    </PageActions>
  );
}
