"use client";

import { secretOverlapHours } from "@mauzo/contract/developers/webhook-kinds";
import type { Webhook } from "@mauzo/contract/developers/webhooks";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Workflow } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useWebhooks } from "../../../../entities/developers/webhook/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { usePause, useRemove, useRotate, useTest } from "../data.ts";
import { WebhookCard } from "../parts/webhook-card.tsx";

export { startWebhooks } from "../../../../entities/developers/webhook/queries.ts";

const NewEditor = lazyPart(async () => (await import("../parts/webhook-editor.tsx")).NewWebhookEditor);
const Editor = lazyPart(async () => (await import("../parts/webhook-editor.tsx")).WebhookEditor);
const SecretSheet = lazyPart(async () => (await import("../parts/secret-sheet.tsx")).SecretSheet);

type Open = { add: true } | { edit: Webhook } | { rotate: Webhook } | { secret: string };

/** The shop's webhooks: each with how it is, and what can be done with it. */
export function WebhooksScreen() {
  const t = useTranslations("webhooks");
  const list = useWebhooks();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const [test, pause, rotate, remove] = [useTest(), usePause(), useRotate(), useRemove()];
  const busy = test.isPending || pause.isPending || rotate.isPending || remove.isPending;
  const items = list.data?.items;
  const add = <Button onClick={() => setOpen({ add: true })}>{t("add")}</Button>;
  const words = { failed: t("loadFailed"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        back={{ href: "/dashboard/settings", label: t("back") }}
        actions={
          <>
            <Link href="/dashboard/webhook-logs" className={buttonClass("secondary")}>
              {t("log")}
            </Link>
            {items && items.length > 0 && add}
          </>
        }
      />
      {items === undefined && !list.isError && <Skeleton className="h-40" />}
      {(list.isError || items?.length === 0) && (
        <Card flush>
          <ListEmptyOrFailed
            words={words}
            list={{ ...list, data: undefined }}
            count={items?.length}
            empty={{ picture: <Workflow className="size-6" />, action: add }}
          />
        </Card>
      )}
      <ul className="flex flex-col gap-4">
        {items?.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            busy={busy}
            onTest={() => test.mutate(webhook.id)}
            onEdit={() => setOpen({ edit: webhook })}
            onPause={() => pause.mutate(webhook)}
            onRotate={() => setOpen({ rotate: webhook })}
            onRemove={() => remove.mutate(webhook)}
          />
        ))}
      </ul>
      {open && "add" in open && <NewEditor onClose={close} />}
      {open && "edit" in open && <Editor webhook={open.edit} onClose={close} />}
      {open && "secret" in open && <SecretSheet secret={open.secret} onClose={close} />}
      <ConfirmDialog
        open={open !== undefined && "rotate" in open}
        title={t("rotateTitle")}
        text={t("rotateText", { hours: String(secretOverlapHours) })}
        confirm={t("rotateConfirm")}
        cancel={t("cancel")}
        onConfirm={() => {
          if (!open || !("rotate" in open)) return;
          close();
          rotate.mutate(open.rotate.id, { onSuccess: ({ secret }) => setOpen({ secret }) });
        }}
        onClose={close}
      />
    </div>
  );
}
