"use client";

import type { BatchProduct } from "@mauzo/contract/catalogue/product-bulk-edits";
import { Badge } from "@mauzo/ui/badge";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { ChangedField } from "../changed-field.tsx";

type Props = { products: readonly BatchProduct[]; list: LoadMoreState };

/** The products of a bulk edit: the change of each, and whether it still stands. */
export function BatchProducts({ products, list }: Props) {
  const t = useTranslations("products.changes");
  return (
    <Card title={t("products")} flush>
      <ul>
        {products.map(({ id, name, changes, undo, change_id }) => (
          <li key={change_id} className="border-line border-t px-4 py-3 md:px-5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                href={`/dashboard/products/${id}`}
                className="wrap-anywhere inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              {undo !== "back" && (
                <Badge>{t(`state.${undo === "done" && changes.length === 0 ? "archived" : undo}`)}</Badge>
              )}
            </p>
            <ul className="mt-1 flex flex-col gap-0.5 text-[0.8125rem] text-muted">
              {changes.length === 0 && <li>{t("made")}</li>}
              {changes.map((change) => (
                <ChangedField key={`${change.of}\n${change.field}`} change={change} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}
