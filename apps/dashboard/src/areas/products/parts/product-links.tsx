"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { Boxes, CirclePlus, FileDown, FileUp, LayoutGrid, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "use-intl";

type Props = { mayCreate: boolean; mayEdit: boolean; onExport: () => void };

const look = buttonClass("secondary", undefined, "max-sm:px-2.5");

/** What else there is to products: their stock, add-ons, sets, files in and out. On a phone only their pictures are shown. */
export function ProductLinks({ mayCreate, mayEdit, onExport }: Props) {
  const t = useTranslations("products");
  const inside = (Icon: LucideIcon, text: string) => (
    <>
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
  return (
    <>
      <Link href="/dashboard/products/stock" className={look} title={t("stock")}>
        {inside(Boxes, t("stock"))}
      </Link>
      <Link href="/dashboard/products/add-ons" className={look} title={t("addOns")}>
        {inside(CirclePlus, t("addOns"))}
      </Link>
      {mayEdit && (
        <Link href="/dashboard/products/set" className={look} title={t("sets")}>
          {inside(LayoutGrid, t("sets"))}
        </Link>
      )}
      {mayCreate && (
        <Link href="/dashboard/products/import" className={look} title={t("importLink")}>
          {inside(FileUp, t("importLink"))}
        </Link>
      )}
      <button type="button" onClick={onExport} className={look} title={t("exportShown")}>
        {inside(FileDown, t("exportShown"))}
      </button>
    </>
  );
}
