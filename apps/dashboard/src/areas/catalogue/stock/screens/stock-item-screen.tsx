"use client";

import { stock } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { BellRing, PackagePlus, PencilLine } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { Picture } from "../../../../components/picture.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useStockItem, useStockLedger } from "../data/use-stock.ts";
import { useChangeStock, useSetThreshold } from "../data/use-stock-changes.ts";
import { Ledger } from "../parts/ledger.tsx";
import { AdjustSheet } from "../parts/sheets/adjust-sheet.tsx";
import { RestockSheet } from "../parts/sheets/restock-sheet.tsx";
import { ThresholdSheet } from "../parts/sheets/threshold-sheet.tsx";
import { isLow, titleOf } from "../rules/stock-labels.ts";

type Open = "restock" | "adjust" | "threshold";

/** One item: its stock, its movements and its actions. */
export function StockItemScreen({ id, beside }: { id: string; beside?: ReactNode }) {
  const t = useTranslations("stock");
  const { permissions } = useAccount().user;
  const [open, setOpen] = useState<Open>();
  const query = useStockItem(id);
  const ledger = useStockLedger(id);
  const close = () => {
    setOpen(undefined);
    change.reset();
  };
  const change = useChangeStock(id, close);
  const threshold = useSetThreshold(id, close);
  const item = query.data;
  const back = { href: "/dashboard/products/stock", label: t("backToStock") };
  if (!item) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("itemTitle")} back={back} side="left" words={words} query={query} />;
  }
  const sheet = { item, busy: change.isPending, refusal: change.refusal, onClose: close };
  return (
    <>
      <PageHeader title={titleOf(item)} back={back} />
      {beside}
      <div className="grid items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <Card>
          <div className="flex items-center gap-4">
            <Picture address={item.image_url} name={item.product_name} sizes="80px" className="size-20" />
            <div className="min-w-0">
              <p className="text-[0.8125rem] text-muted">{t("now")}</p>
              <p className="font-semibold text-2xl tabular-nums tracking-tight">{formatCount(item.stock)}</p>
              {item.held > 0 && (
                <p className="text-muted tabular-nums">{t("held", { count: formatCount(item.held) })}</p>
              )}
              {item.ordered > 0 && (
                <p className="text-muted tabular-nums">{t("ordered", { count: formatCount(item.ordered) })}</p>
              )}
              {item.stock === 0 ? (
                <Badge tone="danger">{t("soldOut")}</Badge>
              ) : (
                isLow(item) && <Badge tone="accent">{t("runningLow")}</Badge>
              )}
            </div>
          </div>
          <p className="mt-3 text-muted">
            {item.low_stock_at === null ? t("neverWarns") : t("warns", { count: formatCount(item.low_stock_at) })}
          </p>
          {canAccess(permissions, stock.restock.access) && (
            <div className="mt-4 flex flex-wrap gap-2 *:grow">
              <Button onClick={() => setOpen("restock")}>
                <PackagePlus aria-hidden="true" className="size-4" />
                {t("restock")}
              </Button>
              <Button variant="secondary" onClick={() => setOpen("adjust")}>
                <PencilLine aria-hidden="true" className="size-4" />
                {t("adjust")}
              </Button>
              <Button variant="secondary" onClick={() => setOpen("threshold")}>
                <BellRing aria-hidden="true" className="size-4" />
                {t("setThreshold")}
              </Button>
            </div>
          )}
          <p className="mt-4">
            <Link
              href={`/dashboard/products/${item.product_id}`}
              className="font-medium text-primary underline-offset-4 hover:underline"
            >
              {t("product")}
            </Link>
          </p>
        </Card>
        <Ledger list={ledger} />
      </div>
      {open === "restock" && <RestockSheet {...sheet} onSave={(restock) => change.mutate({ restock })} />}
      {open === "adjust" && <AdjustSheet {...sheet} onSave={(adjust) => change.mutate({ adjust })} />}
      {open === "threshold" && (
        <ThresholdSheet {...sheet} busy={threshold.isPending} onSave={(count) => threshold.mutate(count)} />
      )}
    </>
  );
}
