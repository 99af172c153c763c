"use client";

import type { PreviewRow } from "@mauzo/contract/catalogue/product-imports";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Became } from "../../../../entities/shop/import/parts/became.tsx";

type Shown = PreviewRow["becomes"];

const priceText = ({ price_from: from, price_to: to }: Shown) =>
  from.minor === to.minor
    ? formatMoney(to)
    : `${formatMoney(from).replace(` ${from.currency}`, "")} – ${formatMoney(to)}`;

type Props = {
  products: readonly PreviewRow[];
  more: number;
  /** How many new products have no stock, because no column of the file gives it. */
  withoutStock: number;
};

/** What the valid rows of a file would create or change, before the import. */
export function ImportPreview({ products, more, withoutStock }: Props) {
  const t = useTranslations("imports.file");
  const category = useTranslations("category");
  const status = ({ status: now }: Shown) => (now === "draft" ? t("isDraft") : t("inShop"));
  const facts: [label: string, of: (shown: Shown) => string][] = [
    [t("field.price"), priceText],
    [t("field.stock"), ({ stock }) => stock.toLocaleString("en")],
    [t("field.category"), (shown) => category(shown.category)],
    [t("variants"), ({ variants }) => (variants === 0 ? t("noVariants") : String(variants))],
    [t("shows"), status],
  ];
  const fact = ([label, of]: (typeof facts)[number], { becomes, was }: PreviewRow): ReactNode => (
    <div key={label} className="flex gap-1">
      <dt className="shrink-0 text-muted">{label}:</dt>
      <dd className="min-w-0">
        <Became was={was ? of(was) : undefined}>{of(becomes)}</Became>
      </dd>
    </div>
  );
  return (
    <Card title={t("previewTitle")} description={t("previewText")} flush>
      {withoutStock > 0 && (
        <p className="border-line border-t px-4 py-3 font-medium md:px-5">
          {t("withoutStock", { count: withoutStock })}
        </p>
      )}
      <ul>
        {products.map((row) => (
          <li key={row.line} className="border-line border-t px-4 py-3 md:px-5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="wrap-anywhere min-w-0 font-medium">
                <Became was={row.was?.name}>{row.becomes.name}</Became>
              </span>
              <Badge tone={row.was ? "info" : "primary"}>{row.was ? t("isChanged") : t("isNew")}</Badge>
              {row.becomes.price_from.minor === 0 && <Badge tone="accent">{t("isFree")}</Badge>}
            </p>
            <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-[0.8125rem]">
              {facts.map((each) => fact(each, row))}
              {row.codes.map((code) => (
                <div key={`${code.field} ${code.becomes}`} className="flex min-w-0 gap-1">
                  <dt className="wrap-anywhere text-muted">
                    {[code.variant, t(`field.${code.field}`)].filter(Boolean).join(" · ")}:
                  </dt>
                  <dd className="wrap-anywhere min-w-0">
                    <Became was={row.was ? (code.was ?? t("noCode")) : undefined}>{code.becomes}</Became>
                  </dd>
                </div>
              ))}
            </dl>
            {row.more_codes > 0 && (
              <p className="mt-0.5 text-[0.8125rem] text-muted">{t("moreCodes", { count: row.more_codes })}</p>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-line border-t px-4 py-3 text-muted md:px-5">{t("previewMore", { count: more })}</p>
      )}
    </Card>
  );
}
