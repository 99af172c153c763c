"use client";

import type { SetSummary } from "@mauzo/contract/catalogue/sets";
import { Badge } from "@mauzo/ui/badge";
import { Archive, ArchiveRestore } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Picture } from "../../../../components/picture.tsx";
import { IconButton } from "./form/icon-button.tsx";

type Props = { set: SetSummary; onArchive: () => void; onRestore: () => void };

/** A set in the list: its kind, its number of products, and whether customers see them. */
export function SetRow({ set, onArchive, onRestore }: Props) {
  const t = useTranslations("sets");
  const { id, kind, name, rule, archived, products, warnings } = set;
  const screen = kind === "template" ? "template-based-set" : "single-set-collection";
  return (
    <li className="flex items-center gap-3 p-3 md:px-5">
      <Picture address={set.image_url} name={name} className="size-14" />
      <span className="min-w-0 grow">
        {archived ? (
          <span className="line-clamp-2 font-medium">{name}</span>
        ) : (
          <Link
            href={`/dashboard/products/set/${screen}?id=${id}`}
            className="line-clamp-2 font-medium underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-muted">
          {t(`kind.${kind}`)}
          <span aria-hidden="true">·</span>
          {rule ? t(`pick.${rule.pick}`) : t("products", { count: products ?? 0 })}
          {warnings !== null && warnings > 0 && <Badge tone="accent">{t("hidden", { count: warnings })}</Badge>}
        </span>
      </span>
      {archived ? (
        <IconButton label={t("restoreNamed", { name })} onPress={onRestore}>
          <ArchiveRestore aria-hidden="true" className="size-4" />
        </IconButton>
      ) : (
        <IconButton label={t("archiveNamed", { name })} onPress={onArchive}>
          <Archive aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </li>
  );
}
