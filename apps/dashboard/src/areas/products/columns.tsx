"use client";

import type { Product } from "@mauzo/contract/products";
import { Badge } from "@mauzo/ui/badge";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "../../components/moment.tsx";
import { Picture } from "../../components/picture.tsx";
import type { Column } from "../../components/table/column.ts";
import { Stock } from "./parts/stock.tsx";
import { isSimple, priceRange } from "./rules.ts";

/** The columns of products. */
export function useProductColumns(): readonly Column<Product>[] {
  const t = useTranslations("products");
  const category = useTranslations("category");
  return useMemo(
    () => [
      {
        id: "product",
        label: t("product"),
        cell: (product) => (
          <span className="flex items-center gap-3">
            <Picture address={product.image_url} className="size-10" />
            <span className="line-clamp-2 min-w-32">{product.name}</span>
            {product.status === "draft" && <Badge>{t("status.draft")}</Badge>}
          </span>
        ),
      },
      {
        id: "category",
        label: t("category"),
        className: "hidden text-muted lg:table-cell",
        cell: (product) => <span className="wrap-normal block min-w-28">{category(product.category)}</span>,
      },
      {
        id: "variants",
        label: t("variantsColumn"),
        className: "whitespace-nowrap text-muted",
        cell: (product) => t("variantCount", { count: isSimple(product) ? 0 : product.variants.length }),
      },
      { id: "stock", label: t("stock"), numeric: true, cell: (product) => <Stock count={product.stock} /> },
      {
        id: "changed",
        label: t("changedColumn"),
        hidden: true,
        className: "hidden whitespace-nowrap text-muted lg:table-cell",
        cell: (product) => <Moment iso={product.updated_at} />,
      },
      { id: "price", label: t("price"), numeric: true, className: "font-medium", cell: priceRange },
    ],
    [t, category],
  );
}
