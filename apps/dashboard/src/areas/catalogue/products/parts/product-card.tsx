"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { Picture } from "../../../../components/picture.tsx";
import { isSimple, priceRange } from "../rules.ts";
import { StockLabel } from "./stock-label.tsx";

/** A product in the list below 768 px. */
export function ProductCard({ product }: { product: Product }) {
  const t = useTranslations("products");
  return (
    <span className="flex items-center gap-3 big-text:flex-col big-text:items-start">
      <Picture address={product.image_url} name={product.name} className="size-14" />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-medium">{product.name}</span>
        {product.status === "draft" && <Badge>{t("status.draft")}</Badge>}
        <span className="block tabular-nums">{priceRange(product)}</span>
        <span className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
          <StockLabel count={product.stock} />
          {!isSimple(product) && (
            <>
              <span aria-hidden="true">·</span>
              {t("variantCount", { count: product.variants.length })}
            </>
          )}
        </span>
      </span>
    </span>
  );
}
