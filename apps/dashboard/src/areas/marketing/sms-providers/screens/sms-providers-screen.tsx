"use client";

import { type SmsConnection, smsConnectionLimits, smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { MessagesSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useMessagePrices } from "../../../../entities/conversations/message-prices/queries.ts";
import { useSmsConnections } from "../../../../entities/marketing/sms-connection/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useCheckConnection, useMakeDefault, useRemoveConnection, useTurnFallback } from "../data.ts";
import { providerNames } from "../labels.ts";
import { ConnectionCard } from "../parts/connection-card.tsx";
import { OrderSmsCard } from "../parts/order-sms-card.tsx";

export { startSmsConnections } from "../../../../entities/marketing/sms-connection/queries.ts";

const ConnectDialog = lazyPart(async () => (await import("../parts/connect-dialog.tsx")).ConnectDialog);
const EditDialog = lazyPart(async () => (await import("../parts/edit-connection-dialog.tsx")).EditConnectionDialog);

type Open = { add: true } | { edit: SmsConnection } | { remove: SmsConnection };

/** The shop's accounts at SMS providers: each with whether it works, and what can be done with it. */
export function SmsProvidersScreen() {
  const t = useTranslations("smsProviders");
  const list = useSmsConnections();
  const prices = useMessagePrices().data;
  const mayChange = useCanAccess(smsConnections.create.access);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const [check, makeDefault, remove] = [useCheckConnection(), useMakeDefault(), useRemoveConnection()];
  const turnFallback = useTurnFallback();
  const busy = check.isPending || makeDefault.isPending || turnFallback.isPending || remove.isPending;
  const items = list.data?.items;
  const add = mayChange && <Button onClick={() => setOpen({ add: true })}>{t("add")}</Button>;
  const isFull = items !== undefined && items.length >= smsConnectionLimits.each;
  const doomed = open && "remove" in open ? open.remove : undefined;
  const words = {
    ...{ failed: t("failed"), emptyTitle: t("emptyTitle") },
    emptyText: t(mayChange ? "emptyText" : "emptyRead"),
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        back={{ href: "/dashboard/marketing", label: t("back") }}
        actions={items && items.length > 0 && !isFull && add}
      />
      {items === undefined && !list.isError && <Skeleton className="h-40" />}
      {(list.isError || items?.length === 0) && (
        <Card flush>
          <ListEmptyOrFailed
            words={words}
            list={{ ...list, data: undefined }}
            count={items?.length}
            empty={{ picture: <MessagesSquare className="size-6" />, action: add }}
          />
        </Card>
      )}
      <ul aria-label={t("title")} className="flex flex-col gap-4">
        {items?.map((connection) => (
          <ConnectionCard
            key={connection.id}
            {...{ connection, mayChange, busy }}
            onCheck={() => check.mutate(connection)}
            onDefault={() => makeDefault.mutate(connection)}
            onFallback={() => turnFallback.mutate(connection)}
            onEdit={() => setOpen({ edit: connection })}
            onRemove={() => setOpen({ remove: connection })}
          />
        ))}
      </ul>
      {items && items.length > 0 && prices && (
        <div className="mt-4">
          <OrderSmsCard prices={prices} />
        </div>
      )}
      {open && "add" in open && <ConnectDialog onClose={close} />}
      {open && "edit" in open && <EditDialog connection={open.edit} onClose={close} />}
      <ConfirmDialog
        open={doomed !== undefined}
        title={t("removeTitle", { name: doomed ? providerNames[doomed.provider] : "" })}
        text={t("removeText")}
        confirm={t("remove")}
        cancel={t("keep")}
        onClose={close}
        onConfirm={() => {
          close();
          if (doomed) remove.mutate(doomed);
        }}
      />
    </div>
  );
}
