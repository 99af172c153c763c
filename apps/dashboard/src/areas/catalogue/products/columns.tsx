"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Picture } from "../../../components/picture.tsx";
import { RelativeTime } from "../../../components/relative-time.tsx";
import type { Column } from "../../../components/table/column.ts";
import { StockLabel } from "./parts/stock-label.tsx";
import { isSimple, priceRange } from "./rules.ts";

export function useProductColumns(): readonly Column<Product>[] {
  const t = useTranslations("products");
  const category = useTranslations("category");
  return useMemo(
    () => [
      {
        id: "product",
        label: t("product"),
        sortBy: "name",
        width: 11,
        cell: (product) => (
          <span className="flex items-center gap-3">
            <Picture address={product.image_url} name={product.name} className="size-10" />
            <span className="line-clamp-2">{product.name}</span>
            {product.status === "draft" && <Badge>{t("status.draft")}</Badge>}
          </span>
        ),
      },
      {
        id: "category",
        label: t("category"),
        width: 7.5,
        from: 992,
        className: "text-muted",
        cell: (product) => category(product.category),
      },
      {
        id: "variants",
        label: t("variantsColumn"),
        width: 6.5,
        className: "text-muted",
        cell: (product) => t("variantCount", { count: isSimple(product) ? 0 : product.variants.length }),
      },
      {
        id: "stock",
        label: t("stock"),
        width: 6,
        numeric: true,
        cell: (product) => <StockLabel count={product.stock} />,
      },
      {
        id: "changed",
        label: t("changedColumn"),
        sortBy: "updated",
        width: 8,
        hidden: true,
        className: "text-muted",
        cell: (product) => <RelativeTime iso={product.updated_at} />,
      },
      {
        id: "price",
        label: t("price"),
        sortBy: "price",
        width: 10,
        numeric: true,
        className: "font-medium",
        cell: priceRange,
      },
    ],
    [t, category],
  );
}
