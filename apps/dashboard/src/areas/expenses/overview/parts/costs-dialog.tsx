"use client";

import type { ExpenseCosts } from "@mauzo/contract/expenses/expense-overview";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Modal } from "@mauzo/ui/modal";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { movementsPath } from "../rules.ts";

type Props = { costs: UseQueryResult<ExpenseCosts>; onClose: () => void };

/** What the cost of a month's sales is made of, item by item; each leads to what its pieces were bought for. */
export function CostsDialog({ costs: { data, error, isFetching, refetch }, onClose }: Props) {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const seesStock = useCanAccess({ resource: "product", action: "read" });
  const money = (minor: number) => formatMoney({ minor, currency: data?.currency ?? "" });
  const rest = data && data.cost_minor - data.rows.reduce((sum, { minor }) => sum + minor, 0);
  return (
    <Modal
      title={t("cost")}
      text={t("costText")}
      close={t("close")}
      onClose={onClose}
      className="bottom-3 max-w-lg md:top-[12vh] md:bottom-auto"
    >
      <div className="p-5">
        {data === undefined && error && (
          <ErrorPanel
            message={failureText(error)}
            retry={t("retry")}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data === undefined && !error && <Skeleton className="h-32 w-full" />}
        {data?.rows.length === 0 && <p className="text-muted">{t("nothingSold")}</p>}
        {data && data.rows.length > 0 && (
          <ul aria-label={t("cost")}>
            {data.rows.map(({ id, product_name, name, pieces, each_minor, minor }) => {
              const item = [product_name, name].filter(Boolean).join(" · ");
              return (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t py-2 first:border-0"
                >
                  <span className="wrap-anywhere min-w-0">
                    {seesStock ? (
                      <Link
                        href={movementsPath(id)}
                        prefetch={false}
                        className="text-primary underline-offset-4 hover:underline"
                      >
                        <bdi>{item}</bdi>
                      </Link>
                    ) : (
                      <bdi>{item}</bdi>
                    )}
                    <span className="block text-muted text-xs tabular-nums">
                      {each_minor === null
                        ? t("piecesUnknown", { count: pieces })
                        : t("piecesAt", { count: formatCount(pieces), each: money(each_minor) })}
                    </span>
                  </span>
                  <span className="ml-auto tabular-nums">{each_minor === null ? "–" : money(minor)}</span>
                </li>
              );
            })}
            {data.items > data.rows.length && (
              <li className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t py-2 text-muted">
                <span>{t("moreItems", { count: data.items - data.rows.length })}</span>
                <span className="ml-auto tabular-nums">{money(rest ?? 0)}</span>
              </li>
            )}
            <li className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t pt-2 font-semibold">
              <span>{t("costInAll")}</span>
              <span className="ml-auto tabular-nums">{money(data.cost_minor)}</span>
            </li>
          </ul>
        )}
      </div>
    </Modal>
  );
}
