"use client";

import type { ProductEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import { useState } from "react";
import { useDebouncedValue } from "../../../../lib/search/use-debounced-value.ts";
import { useSingleFlight } from "../../../../lib/use-single-flight.ts";
import { useBulkEdit, useEditPreview } from "../data/bulk-edits.ts";
import { BulkEditDialog } from "../parts/bulk-edit/bulk-edit-dialog.tsx";

type Props = { ids: readonly string[]; currency: string; onClose: () => void; onDone: () => void };

/** One bulk edit of the products selected in the list. */
export function BulkEditProducts({ ids, currency, onClose, onDone }: Props) {
  const [edit, setEdit] = useState<ProductEdit>();
  const asked = useDebouncedValue(edit);
  const input = asked && { product_ids: [...ids], edit: asked };
  const preview = useEditPreview(input);
  const { mutateAsync: apply, isPending } = useBulkEdit();
  const once = useSingleFlight();
  return (
    <BulkEditDialog
      count={ids.length}
      currency={currency}
      edit={edit}
      preview={preview}
      settled={asked === edit}
      busy={isPending}
      onEdit={setEdit}
      onClose={onClose}
      onApply={() => input && once(() => apply(input).then(onDone))}
    />
  );
}
