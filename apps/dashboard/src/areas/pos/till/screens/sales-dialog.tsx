"use client";

import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Modal } from "@mauzo/ui/modal";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Inbox } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { SendReceipt } from "../../../../entities/pos/sale/parts/send-receipt.tsx";
import { useOwnSales } from "../../../../entities/pos/sale/queries.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useUnsentSales } from "../../../../lib/unsent-sales/use-unsent-sales.ts";

/** What the reader sold, with receipts to send. */
export function SalesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("pos");
  const shell = useTranslations("shell");
  const language = useLocale();
  const { user, shop } = useAccount();
  const unsent = useUnsentSales(shop.id).length;
  const list = useOwnSales();
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const words = { failed: t("sales.failed"), emptyTitle: t("sales.none"), emptyText: t("sales.noneText") };
  return (
    <Modal
      title={t("sales.title")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[8vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-3 p-5">
        {unsent > 0 && (
          <p role="status" className="text-muted">
            {t("unsent", { sales: unsent })}. {t("send.waits")}
          </p>
        )}
        <ListEmptyOrFailed
          {...{ words, list }}
          count={rows?.length}
          empty={{ picture: <Inbox className="size-6" /> }}
        />
        {rows === undefined && !list.isError && <Skeleton className="h-24" />}
        <ul aria-label={t("sales.title")} className="flex flex-col gap-3">
          {rows?.map(({ id, order_id, customer, total, at }) => (
            <li key={id} className="flex flex-col gap-2 border-line border-t pt-3 first:border-0 first:pt-0">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="wrap-anywhere min-w-0 font-medium">
                  {order_id}
                  {customer !== "" && (
                    <>
                      {" "}
                      · <bdi>{customer}</bdi>
                    </>
                  )}
                </span>
                <span className="tabular-nums">{formatMoney(total)}</span>
              </p>
              <p className="text-[0.8125rem] text-muted">{formatDateTime(at, user.time_zone, language)}</p>
              <SendReceipt saleId={id} number={order_id} />
            </li>
          ))}
        </ul>
        <LoadMore list={list} />
      </div>
    </Modal>
  );
}
