"use client";

import type { Product } from "@mauzo/contract/products";
import { Button } from "@mauzo/ui/button";
import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useArchive } from "../data/archive.ts";
import { EditProducts } from "./edit-products.tsx";

type Props = {
  selected: readonly Product[];
  currency: string;
  /** The list shows what was taken out of sale. */
  archived: boolean;
  mayEdit: boolean;
  mayArchive: boolean;
  /** They are dealt with. */
  onDone: () => void;
};

/** What can be done with the products that were chosen in the list. */
export function BulkActions({ selected, currency, archived, mayEdit, mayArchive, onDone }: Props) {
  const t = useTranslations("products");
  const { archive, restore } = useArchive();
  const [editing, setEditing] = useState<string[]>();
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <>
      {mayEdit && !archived && (
        <Button variant="secondary" size="sm" onClick={() => setEditing(selected.map(({ id }) => id))}>
          <Pencil aria-hidden="true" className="size-4" />
          {t("edits.open")}
        </Button>
      )}
      {mayArchive && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            if (archived) restore(selected);
            else archive(selected);
            onDone();
          }}
        >
          <Icon aria-hidden="true" className="size-4" />
          {archived ? t("restore") : t("archive")}
        </Button>
      )}
      {editing && (
        <EditProducts ids={editing} currency={currency} onClose={() => setEditing(undefined)} onDone={onDone} />
      )}
    </>
  );
}
