"use client";

import { popups } from "@mauzo/contract/marketing/popups";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { LayoutGrid } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useBrought } from "../../../../entities/marketing/source/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useCreatePopup, useMovePopup, usePopups, useRemovePopup, useTurnPopup } from "../data.ts";
import { starter } from "../form/popup-form.ts";
import { PopupRow } from "../parts/popup-row.tsx";

export { startPopups } from "../data.ts";

/** The shop's popups, in the order in which they are tried. */
export function PopupsScreen() {
  const t = useTranslations("popups");
  const router = useRouter();
  const list = usePopups();
  const brought = useBrought();
  const mayChange = useCanAccess(popups.create.access);
  const [create, turn, move, remove] = [useCreatePopup(), useTurnPopup(), useMovePopup(), useRemovePopup()];
  const busy = turn.isPending || move.isPending || remove.isPending;
  const items = list.data?.items;
  const add = mayChange && (
    <Button
      busy={create.isPending}
      onClick={() =>
        create.mutate(starter(t("newName")), {
          onSuccess: ({ id }) => router.push(`/dashboard/marketing/website/website-popup/${id}`),
        })
      }
    >
      {t("add")}
    </Button>
  );
  const words = { failed: t("loadFailed"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        back={{ href: "/dashboard/marketing", label: t("backToMarketing") }}
        actions={items && items.length > 0 && add}
      />
      <Card flush>
        {items === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        {(list.isError || items?.length === 0) && (
          <ListEmptyOrFailed
            words={words}
            list={{ ...list, data: undefined }}
            count={items?.length}
            empty={{ picture: <LayoutGrid className="size-6" />, action: add }}
          />
        )}
        <ul className="divide-y divide-line empty:hidden">
          {items?.map((popup, at) => (
            <PopupRow
              key={popup.id}
              popup={popup}
              brought={brought?.find(({ source, id }) => source === "popup" && id === popup.id)?.now}
              mayChange={mayChange}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              busy={busy}
              onTurn={() => turn.mutate(popup)}
              onUp={() => move.mutate({ id: popup.id, before: items[at - 1]?.id ?? null })}
              onDown={() => move.mutate({ id: popup.id, before: items[at + 2]?.id ?? null })}
              onRemove={() => remove.mutate(popup)}
            />
          ))}
        </ul>
      </Card>
      {items && items.length > 1 && <p className="mt-3 text-muted">{t("orderText")}</p>}
    </div>
  );
}
