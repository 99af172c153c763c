"use client";

import { productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import type { Product, ProductFilter } from "@mauzo/contract/catalogue/products";
import { Button } from "@mauzo/ui/button";
import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Selection } from "../../../../components/table/use-data-table.ts";
import { useArchiveProducts } from "../data/use-archive-products.ts";
import { useMatching } from "../data/use-matching-ids.ts";
import { SelectAllMatching } from "../parts/bulk-edit/select-all-matching.tsx";
import { BulkEditProducts } from "./bulk-edit-products.tsx";

type Props = {
  selection: Selection<Product>;
  /** The list's filter, and whether there are more rows than are loaded. */
  filter: Omit<ProductFilter, "cursor" | "limit">;
  hasMore: boolean;
  currency: string;
  /** Whether the list shows archived products. */
  archived: boolean;
  mayEdit: boolean;
  mayArchive: boolean;
};

/** The actions for the products selected in the list, and for all others that match. */
export function BulkActions({ selection, filter, hasMore, currency, archived, mayEdit, mayArchive }: Props) {
  const t = useTranslations("products");
  const { ids, rows, all, add, clear } = selection;
  const { archive, restore, busy } = useArchiveProducts();
  const [editing, setEditing] = useState(false);
  // A search lists only its newest matches, so there may be more than the list can load.
  const asked = all && (hasMore || Boolean(filter.search));
  const matching = useMatching(filter, asked);
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <>
      {ids.length > productsAtOnce ? (
        <p className="text-danger">{t("edits.tooMany", { count: productsAtOnce })}</p>
      ) : (
        <>
          {mayEdit && !archived && (
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-4" />
              {t("edits.open")}
            </Button>
          )}
          {mayArchive && (
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              onClick={() => {
                const names = new Map(rows.map(({ id, name }) => [id, name]));
                const chosen = ids.map((id) => ({ id, name: names.get(id) }));
                (archived ? restore : archive)(chosen, { onSuccess: clear });
              }}
            >
              {!busy && <Icon aria-hidden="true" className="size-4" />}
              {archived ? t("restore") : t("archive")}
            </Button>
          )}
        </>
      )}
      {asked && (hasMore || matching.data) && <SelectAllMatching selected={ids} matching={matching} onSelect={add} />}
      {editing && <BulkEditProducts ids={ids} currency={currency} onClose={() => setEditing(false)} onDone={clear} />}
    </>
  );
}
