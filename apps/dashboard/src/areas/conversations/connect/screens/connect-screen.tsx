"use client";

import { channels as endpoints } from "@mauzo/contract/conversations/channels";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useChannels } from "../../../../entities/conversations/channel/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useCheck, useDisconnect } from "../data.ts";
import { CheckCard } from "../parts/check-card.tsx";
import { ConnectDialog } from "../parts/connect-dialog.tsx";
import { LinkCard } from "../parts/link-card.tsx";
import { NumberCard } from "../parts/number-card.tsx";
import { Offer } from "../parts/offer.tsx";
import { SandboxCard } from "../parts/sandbox-card.tsx";
import { TestCard } from "../parts/test-card.tsx";
import { WebhookCard } from "../parts/webhook-card.tsx";
import { AutoCard } from "./auto-card.tsx";
import { CatalogueCard } from "./catalogue-card.tsx";
import { ProfileCard } from "./profile-card.tsx";

export { startChannels } from "../../../../entities/conversations/channel/queries.ts";

/** How customers reach the shop on WhatsApp: by a link, in the sandbox, or by a number that answers by itself. */
export function ConnectScreen() {
  const t = useTranslations("connect");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const query = useChannels();
  const mayChange = useCanAccess(endpoints.connect.access);
  const check = useCheck(t("check.failed"));
  const disconnect = useDisconnect({ done: t("disconnect.done"), failed: t("disconnect.failed") });
  const [open, setOpen] = useState<"form" | "disconnect">();
  const close = () => setOpen(undefined);
  const { data: channels } = query;
  const number = channels?.whatsapp;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <Link href="/dashboard/connect/templates" className={buttonClass("secondary")}>
            {t("templates")}
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        {number && (
          <>
            <NumberCard
              number={number}
              actions={
                mayChange && (
                  <>
                    <Button variant="secondary" onClick={() => setOpen("form")}>
                      {t("form.change")}
                    </Button>
                    <Button variant="ghost" onClick={() => setOpen("disconnect")}>
                      {t("disconnect.button")}
                    </Button>
                  </>
                )
              }
            />
            {mayChange && <CheckCard steps={check.data?.steps} busy={check.isPending} onCheck={() => check.mutate()} />}
            <WebhookCard webhook={number.webhook} />
            {mayChange && <TestCard />}
            <CatalogueCard mayChange={mayChange} />
            {number.state === "ok" && <ProfileCard mayChange={mayChange} />}
          </>
        )}
        <AutoCard mayChange={mayChange} />
        <LinkCard />
        {channels?.sandbox_url && <SandboxCard url={channels.sandbox_url} />}
        {channels ? (
          !number && (
            <Card title={t("own.title")} description={t("own.text")}>
              <Offer gives={t("own.gives")} costs={t("own.costs")} />
              <p className="mb-4 text-muted">{mayChange ? t("own.needs") : t("adminOnly")}</p>
              {mayChange && <Button onClick={() => setOpen("form")}>{t("own.connect")}</Button>}
            </Card>
          )
        ) : (
          <Card flush={query.isError}>
            {query.isError ? (
              <ErrorPanel
                title={t("loadFailed")}
                message={failureText(query.error)}
                retry={shell("retry")}
                onRetry={() => void query.refetch()}
                busy={query.isFetching}
              />
            ) : (
              <Skeleton className="h-40" />
            )}
          </Card>
        )}
      </div>
      {channels && open === "form" && (
        <ConnectDialog
          channels={channels}
          onClose={close}
          onSaved={() => {
            close();
            check.mutate();
          }}
        />
      )}
      {number && (
        <ConfirmDialog
          open={open === "disconnect"}
          title={t("disconnect.title", { number: number.phone || number.phone_number_id })}
          text={t("disconnect.text", { count: number.queued })}
          confirm={t("disconnect.button")}
          cancel={t("disconnect.cancel")}
          onClose={close}
          onConfirm={() => {
            close();
            disconnect.mutate();
          }}
        />
      )}
    </div>
  );
}
