"use client";

import { Boxes, CirclePlus, FileDown, FileUp, History, LayoutGrid } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageActions } from "../../../../components/page/page-actions.tsx";

type Props = { mayCreate: boolean; mayEdit: boolean; onExport: () => void; children: ReactNode };

/** Add one, export, and on a phone what the navigation shows elsewhere: stock, add-on groups, sets, import, changes. */
export function ProductsPageActions({ mayCreate, mayEdit, onExport, children }: Props) {
  const t = useTranslations("products");
  const phone = true;
  return (
    <PageActions
      more={[
        { Icon: Boxes, label: t("stock"), href: "/dashboard/products/stock", phone },
        { Icon: CirclePlus, label: t("addOns"), href: "/dashboard/products/add-ons", phone },
        ...(mayEdit ? [{ Icon: LayoutGrid, label: t("sets"), href: "/dashboard/products/set", phone }] : []),
        ...(mayCreate ? [{ Icon: FileUp, label: t("importLink"), href: "/dashboard/products/import", phone }] : []),
        ...(mayEdit ? [{ Icon: History, label: t("changesLink"), href: "/dashboard/products/changes", phone }] : []),
        { Icon: FileDown, label: t("exportShown"), onSelect: onExport },
      ]}
    >
      {children}
    </PageActions>
  );
}
