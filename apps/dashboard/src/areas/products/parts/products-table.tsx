"use client";

import type { Product } from "@mauzo/contract/products";
import { Cell, HeadCell, Table } from "@mauzo/ui/table";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { Picture } from "../../../components/picture.tsx";
import { isSimple, priceRange } from "../rules.ts";
import { Stock } from "./stock.tsx";

/** Products from 768 px. The whole row leads to the product. */
export function ProductsTable({ rows }: { rows: readonly Product[] }) {
  const t = useTranslations("products");
  const category = useTranslations("category");
  const head = (
    <>
      <HeadCell>{t("product")}</HeadCell>
      <HeadCell className="hidden lg:table-cell">{t("category")}</HeadCell>
      <HeadCell>{t("variantsColumn")}</HeadCell>
      <HeadCell numeric>{t("stock")}</HeadCell>
      <HeadCell numeric>{t("price")}</HeadCell>
    </>
  );
  return (
    <Table label={t("title")} head={head}>
      {rows.map((product) => (
        <tr
          key={product.id}
          className="relative border-line border-b transition-colors last:border-0 hover:bg-sunken/60"
        >
          <Cell>
            <span className="flex items-center gap-3">
              <Picture address={product.image_url} className="size-10" />
              <Link
                href={`/dashboard/products/${product.id}`}
                className="line-clamp-2 min-w-32 font-medium after:absolute after:inset-0"
              >
                {product.name}
              </Link>
            </span>
          </Cell>
          <Cell className="hidden text-muted lg:table-cell">{category(product.category)}</Cell>
          <Cell className="whitespace-nowrap text-muted">
            {t("variantCount", { count: isSimple(product) ? 0 : product.variants.length })}
          </Cell>
          <Cell numeric>
            <Stock count={product.stock} />
          </Cell>
          <Cell numeric className="font-medium">
            {priceRange(product)}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
