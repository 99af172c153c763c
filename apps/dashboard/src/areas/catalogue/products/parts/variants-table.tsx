"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { Cell, HeaderCell, Table } from "@mauzo/ui/table";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Picture } from "../../../../components/picture.tsx";
import { StockLabel } from "./stock-label.tsx";

/** The variants of a product with price and stock, and codes and pictures where any has them. */
export function VariantsTable({ product: { variants, pictures } }: { product: Product }) {
  const t = useTranslations("products");
  const coded = variants.some(({ sku, barcode }) => sku || barcode);
  const pictured = variants.some(({ picture_id }) => picture_id);
  const head = (
    <>
      <HeaderCell>{t("form.name")}</HeaderCell>
      {coded && <HeaderCell className="max-md:hidden">{t("form.codes")}</HeaderCell>}
      <HeaderCell numeric>{t("price")}</HeaderCell>
      <HeaderCell numeric>{t("stock")}</HeaderCell>
    </>
  );
  return (
    <Card title={t("variants")} flush>
      <Table label={t("variants")} head={head}>
        {variants.map(({ id, name, price, stock, sku, barcode, picture_id }) => (
          <tr key={id} className="border-line border-b last:border-0">
            <Cell>
              <span className="flex items-center gap-2">
                {pictured && (
                  <Picture
                    address={pictures.find((picture) => picture.id === picture_id)?.url ?? null}
                    name={name}
                    sizes="32px"
                    className="size-8"
                  />
                )}
                {/* A word that is too long widens the table, which scrolls, instead of breaking in the middle. */}
                <span className="[overflow-wrap:normal]">
                  {name}
                  {[sku, barcode].map(
                    (code) =>
                      code && (
                        <span key={code} className="block whitespace-nowrap text-muted text-xs md:hidden">
                          {code}
                        </span>
                      ),
                  )}
                </span>
              </span>
            </Cell>
            {coded && <Cell className="text-muted max-md:hidden">{[sku, barcode].filter(Boolean).join(" · ")}</Cell>}
            <Cell numeric className="whitespace-nowrap">
              {formatMoney(price)}
            </Cell>
            <Cell numeric>
              <Link
                href={`/dashboard/products/stock/${id}`}
                className="font-medium text-primary underline-offset-4 hover:underline"
              >
                <span className="sr-only">{t("stockOf", { name })} </span>
                <StockLabel count={stock} />
              </Link>
            </Cell>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
