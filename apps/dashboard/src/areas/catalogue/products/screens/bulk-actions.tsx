"use client";

import { productsAtOnce } from "@mauzo/contract/catalogue/product-choices";
import type { Product, ProductFilter } from "@mauzo/contract/catalogue/products";
import { Button } from "@mauzo/ui/button";
import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Selection } from "../../../../components/table/use-data-table.ts";
import { useArchive } from "../data/archive.ts";
import { useMatching } from "../data/matching.ts";
import { SelectMatching } from "../parts/edits/select-matching.tsx";
import { EditProducts } from "./edit-products.tsx";

type Props = {
  selection: Selection<Product>;
  /** What the list shows, and whether there is more of it than is loaded. */
  filter: Omit<ProductFilter, "cursor" | "limit">;
  hasMore: boolean;
  currency: string;
  /** The list shows what was taken out of sale. */
  archived: boolean;
  mayEdit: boolean;
  mayArchive: boolean;
};

/** What can be done with the products that were chosen in the list, and with all others that match. */
export function BulkActions({ selection, filter, hasMore, currency, archived, mayEdit, mayArchive }: Props) {
  const t = useTranslations("products");
  const { ids, rows, all, add, clear } = selection;
  const { archive, restore, busy } = useArchive();
  const [editing, setEditing] = useState(false);
  // The list leads to the newest that a search finds, not to all of them.
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
      {asked && (hasMore || matching.data) && <SelectMatching selected={ids} matching={matching} onSelect={add} />}
      {editing && <EditProducts ids={ids} currency={currency} onClose={() => setEditing(false)} onDone={clear} />}
    </>
  );
}
