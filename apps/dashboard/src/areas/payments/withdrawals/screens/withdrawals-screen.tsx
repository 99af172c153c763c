"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import {
  useDestinations,
  useOffer,
  useWithdrawalSettings,
  useWithdrawals,
} from "../../../../entities/payments/withdrawal/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { DestinationsCard } from "../parts/destinations-card.tsx";
import { OfferStrip } from "../parts/offer-strip.tsx";
import { SecondAdminCard } from "../parts/second-admin-card.tsx";
import { UnreadPart } from "../parts/unread-part.tsx";
import { WithdrawalRow } from "../parts/withdrawal-row.tsx";

const WithdrawDialog = lazyPart(async () => (await import("../parts/withdraw-dialog.tsx")).WithdrawDialog);

export { startWithdrawals } from "../../../../entities/payments/withdrawal/queries.ts";

/** What can be withdrawn, where to, and what was. */
export function WithdrawalsScreen() {
  const t = useTranslations("withdrawals");
  const isAdmin = useCanAccess("admin");
  const offer = useOffer();
  const list = useWithdrawals();
  const destinations = useDestinations();
  const settings = useWithdrawalSettings();
  const [isOpen, setOpen] = useState(false);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const wallets = destinations.data?.items ?? [];
  const mayWithdraw = offer.data && offer.data.compliance.level > 0 && wallets.length > 0;
  const words = { failed: t("loadFailed"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") };
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("text")}
        back={{ href: "/dashboard/transactions", label: t("backTo") }}
        actions={isAdmin && mayWithdraw && <Button onClick={() => setOpen(true)}>{t("withdraw")}</Button>}
      />
      {offer.data ? (
        <OfferStrip offer={offer.data} />
      ) : (
        <div className="mb-4">
          <UnreadPart query={offer} title={t("offerFailed")} className="h-20" />
        </div>
      )}
      <div className="flex flex-col gap-4">
        <Card title={t("list")} flush>
          <ListEmptyOrFailed
            {...{ words, list }}
            count={rows?.length}
            empty={{ picture: <Inbox className="size-6" /> }}
          />
          {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
          <ul aria-label={t("list")}>
            {rows?.map((withdrawal) => (
              <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </ul>
          <LoadMore list={list} />
        </Card>
        {destinations.data ? (
          <DestinationsCard destinations={wallets} />
        ) : (
          <UnreadPart query={destinations} title={t("walletsFailed")} className="h-24" />
        )}
        {isAdmin &&
          (settings.data ? (
            <SecondAdminCard key={settings.data.version} saved={settings.data} />
          ) : (
            <UnreadPart query={settings} title={t("secondAdminFailed")} className="h-40" />
          ))}
      </div>
      {isOpen && offer.data && (
        <WithdrawDialog offer={offer.data} destinations={wallets} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
