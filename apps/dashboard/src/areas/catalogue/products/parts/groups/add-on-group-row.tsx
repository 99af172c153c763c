"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { Button } from "@mauzo/ui/button";
import { Archive, ArchiveRestore } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { GroupFacts } from "./add-on-group-summary.tsx";

type Props = { group: AddOnGroupDetails; mayEdit: boolean; onMove: (() => void) | undefined };

/** A group in the list, with buttons to edit, archive or restore it. */
export function AddOnGroupRow({ group, mayEdit, onMove }: Props) {
  const t = useTranslations("addOns");
  const { id, name, archived } = group;
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <li className="flex items-start gap-3 p-3 md:px-5">
      <span className="min-w-0 grow">
        {archived || !mayEdit ? (
          <span className="line-clamp-2 font-medium">{name}</span>
        ) : (
          <Link
            href={`/dashboard/products/add-ons/${id}`}
            className="line-clamp-2 font-medium underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
        <GroupFacts group={group} />
      </span>
      {onMove && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={archived ? t("restoreNamed", { name }) : t("archiveNamed", { name })}
          title={archived ? t("restore") : t("archive")}
          onClick={onMove}
        >
          <Icon aria-hidden="true" className="size-4" />
        </Button>
      )}
    </li>
  );
}
