"use client";

import type { FigureDays } from "@mauzo/contract/insights/figures";
import { useFigureFile, useProducts } from "../data.ts";
import { CategoryCard } from "../parts/products/category-card.tsx";
import { NeverCard } from "../parts/products/never-card.tsx";
import { ProductCard } from "../parts/products/product-card.tsx";
import { ReorderCard } from "../parts/products/reorder-card.tsx";
import { TogetherCard } from "../parts/products/together-card.tsx";
import { QueryState } from "../parts/query-state.tsx";

/** Products: what to reorder, what sells, what does not, and what sells together. */
export function ProductsPart({ days }: { days: FigureDays }) {
  const query = useProducts(days);
  const save = useFigureFile(days);
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  const shown = { figures: data, save };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2" aria-busy={query.isFetching}>
      <ReorderCard {...shown} />
      <ProductCard {...shown} kind="best" />
      <ProductCard {...shown} kind="slow" />
      <NeverCard {...shown} />
      <TogetherCard {...shown} />
      <CategoryCard {...shown} />
    </div>
  );
}
