"use client";

import { type ApiKey, keyOverlapHours } from "@mauzo/contract/developers/api-keys";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useApiKeys, useRevokeKey, useRotateKey } from "../data.ts";
import { CurlExample } from "../parts/curl-example.tsx";
import { KeyCard } from "../parts/key-card.tsx";

export { startApiKeys } from "../data.ts";

const NewEditor = lazyPart(async () => (await import("../parts/key-editor.tsx")).NewKeyEditor);
const RenameEditor = lazyPart(async () => (await import("../parts/key-editor.tsx")).RenameEditor);
const SecretSheet = lazyPart(async () => (await import("../parts/secret-sheet.tsx")).SecretSheet);

type Open = { add: true } | { rename: ApiKey } | { rotate: ApiKey } | { revoke: ApiKey } | { secret: string };

/** The shop's keys: each with what it may do, and what can be done with it. */
export function ApiKeysScreen() {
  const t = useTranslations("apiKeys");
  const list = useApiKeys();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const [rotate, revoke] = [useRotateKey(), useRevokeKey()];
  const busy = rotate.isPending || revoke.isPending;
  const items = list.data?.items;
  const add = <Button onClick={() => setOpen({ add: true })}>{t("add")}</Button>;
  const words = { failed: t("loadFailed"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") };
  const [rotating, revoking] = [
    open && "rotate" in open ? open.rotate : undefined,
    open && "revoke" in open ? open.revoke : undefined,
  ];
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        back={{ href: "/dashboard/settings", label: t("back") }}
        {...(items && items.length > 0 && { actions: add })}
      />
      {items === undefined && !list.isError && <Skeleton className="h-40" />}
      {(list.isError || items?.length === 0) && (
        <Card flush>
          <ListEmptyOrFailed
            words={words}
            list={{ ...list, data: undefined }}
            count={items?.length}
            empty={{ picture: <KeyRound className="size-6" />, action: add }}
          />
        </Card>
      )}
      {items?.length === 0 && (
        <section className="mt-4">
          <h2 className="mb-2 font-medium">{t("exampleTitle")}</h2>
          <CurlExample />
        </section>
      )}
      <ul className="flex flex-col gap-4">
        {items?.map((apiKey) => (
          <KeyCard
            key={apiKey.id}
            apiKey={apiKey}
            busy={busy}
            onRename={() => setOpen({ rename: apiKey })}
            onRotate={() => setOpen({ rotate: apiKey })}
            onRevoke={() => setOpen({ revoke: apiKey })}
          />
        ))}
      </ul>
      {open && "add" in open && <NewEditor onClose={close} />}
      {open && "rename" in open && <RenameEditor apiKey={open.rename} onClose={close} />}
      {open && "secret" in open && <SecretSheet secret={open.secret} onClose={close} />}
      <ConfirmDialog
        open={rotating !== undefined}
        title={t("rotateTitle")}
        text={t("rotateText", { hours: String(keyOverlapHours) })}
        confirm={t("rotateConfirm")}
        cancel={t("cancel")}
        onConfirm={() => {
          close();
          if (rotating) rotate.mutate(rotating.id, { onSuccess: ({ secret }) => setOpen({ secret }) });
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={revoking !== undefined}
        title={t("revokeTitle", { name: revoking?.name ?? "" })}
        text={t("revokeText")}
        confirm={t("revokeConfirm")}
        cancel={t("cancel")}
        onConfirm={() => {
          close();
          if (revoking) revoke.mutate(revoking.id);
        }}
        onClose={close}
      />
    </div>
  );
}
