"use client";

import type { ProductEdit } from "@mauzo/contract/catalogue/product-edits";
import { useState } from "react";
import { useSettled } from "../../../../lib/finding/use-settled.ts";
import { useOnce } from "../../../../lib/use-once.ts";
import { useEditMany, useEditPreview } from "../data/edits.ts";
import { EditMany } from "../parts/edits/edit-many.tsx";

type Props = { ids: readonly string[]; currency: string; onClose: () => void; onDone: () => void };

/** One change for the products that were chosen in the list. */
export function EditProducts({ ids, currency, onClose, onDone }: Props) {
  const [edit, setEdit] = useState<ProductEdit>();
  const asked = useSettled(edit);
  const input = asked && { product_ids: [...ids], edit: asked };
  const preview = useEditPreview(input);
  const { mutateAsync: apply, isPending } = useEditMany();
  const once = useOnce();
  return (
    <EditMany
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
