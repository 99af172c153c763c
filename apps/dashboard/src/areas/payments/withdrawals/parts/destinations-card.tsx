"use client";

import type { PayoutDestination } from "@mauzo/contract/payments/withdrawals";
import { networkName } from "@mauzo/format/way-text";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useRemoveDestination } from "../../../../entities/payments/withdrawal/actions/use-withdrawal.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

const DestinationDialog = lazyPart(async () => (await import("./destination-dialog.tsx")).DestinationDialog);

/** The wallets to which money may be sent. */
export function DestinationsCard({ destinations }: { destinations: readonly PayoutDestination[] }) {
  const t = useTranslations("withdrawals");
  const isAdmin = useCanAccess("admin");
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={t("wallets")}
      flush
      action={
        isAdmin && (
          <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
            {t("addWallet")}
          </Button>
        )
      }
    >
      {destinations.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{t("noWallets")}</p>}
      <ul aria-label={t("wallets")}>
        {destinations.map((one) => (
          <DestinationRow key={one.id} destination={one} mayRemove={isAdmin} />
        ))}
      </ul>
      {isAdding && <DestinationDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}

function DestinationRow({ destination, mayRemove }: { destination: PayoutDestination; mayRemove: boolean }) {
  const t = useTranslations("withdrawals");
  const language = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { id, network, phone_end, name, usable_from } = destination;
  const { mutate, isPending } = useRemoveDestination(id);
  const wallet = `${networkName(network, language)} …${phone_end}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-3 first:border-0 md:px-5">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {wallet} · <bdi>{name}</bdi>
        </p>
        {Date.parse(usable_from) > Date.now() && (
          <p className="text-[0.8125rem] text-muted">
            {t("usableFrom")} <RelativeTime iso={usable_from} full />
          </p>
        )}
      </div>
      {mayRemove && (
        <Button size="sm" variant="ghost" busy={isPending} onClick={() => setAsking(true)}>
          {t("remove")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t("removeTitle", { wallet })}
        text={t("removeText")}
        confirm={t("remove")}
        cancel={t("keep")}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
