"use client";

import type { Variant } from "@mauzo/contract/products";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { Cell, HeadCell, Table } from "@mauzo/ui/table";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { Stock } from "./stock.tsx";

/** The variants of a product with their own price and stock. */
export function VariantsTable({ variants }: { variants: readonly Variant[] }) {
  const t = useTranslations("products");
  const head = (
    <>
      <HeadCell>{t("form.name")}</HeadCell>
      <HeadCell numeric>{t("price")}</HeadCell>
      <HeadCell numeric>{t("stock")}</HeadCell>
    </>
  );
  return (
    <Card title={t("variants")} flush>
      <Table label={t("variants")} head={head}>
        {variants.map(({ id, name, price, stock }) => (
          <tr key={id} className="border-line border-b last:border-0">
            <Cell>{name}</Cell>
            <Cell numeric>{formatMoney(price)}</Cell>
            <Cell numeric>
              <Link
                href={`/dashboard/products/stock/${id}`}
                aria-label={t("stockOf", { name })}
                className="font-medium text-primary underline-offset-4 hover:underline"
              >
                <Stock count={stock} />
              </Link>
            </Cell>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
