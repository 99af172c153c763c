"use client";

import { type ShortLink, shortLinks } from "@mauzo/contract/marketing/short-links";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { QrCode } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useBrought } from "../../../../entities/marketing/source/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useRemoveShortLink, useShortLinks } from "../data.ts";
import { LinkDialog } from "../parts/link-dialog.tsx";
import { LinkRow } from "../parts/link-row.tsx";
import { ShareDialog } from "../parts/share-dialog.tsx";
import { broughtBy } from "../rules.ts";

export { startShortLinks } from "../data.ts";

type Open = { what: "edit"; link: ShortLink | undefined } | { what: "share"; link: ShortLink };

/** The shop's short links, with how often each was opened. */
export function ShortLinksScreen() {
  const t = useTranslations("shortLinks");
  const list = useShortLinks();
  const brought = useBrought();
  const mayChange = useCanAccess(shortLinks.create.access);
  const remove = useRemoveShortLink();
  const [open, setOpen] = useState<Open>();
  const items = list.data?.items;
  const close = () => setOpen(undefined);
  const add = mayChange && <Button onClick={() => setOpen({ what: "edit", link: undefined })}>{t("add")}</Button>;
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
            empty={{ picture: <QrCode className="size-6" />, action: add }}
          />
        )}
        <ul className="divide-y divide-line empty:hidden">
          {items?.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              brought={brought && broughtBy(link.id, brought)}
              busy={remove.isPending}
              onShare={() => setOpen({ what: "share", link })}
              onChange={mayChange ? () => setOpen({ what: "edit", link }) : undefined}
              onRemove={mayChange ? () => remove.mutate(link) : undefined}
            />
          ))}
        </ul>
      </Card>
      {items && items.length > 0 && <p className="mt-3 text-muted">{t("countedText")}</p>}
      {open?.what === "share" && <ShareDialog link={open.link} onClose={close} />}
      {open?.what === "edit" && (
        <LinkDialog
          link={open.link}
          onClose={close}
          onSaved={(saved) => setOpen(open.link ? undefined : { what: "share", link: saved })}
        />
      )}
    </div>
  );
}
