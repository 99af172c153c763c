"use client";

import type { EditedProduct, ProductEdit } from "@mauzo/contract/product-edits";
import type { FieldChange } from "@mauzo/contract/product-history";
import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { ChangeText } from "../change-text.tsx";
import { EditChoice } from "./edit-choice.tsx";

const shown = 50;
type Props = {
  /** How many products are to be changed. */
  count: number;
  currency: string;
  edit: ProductEdit | undefined;
  /** What the edit would make of them. */
  preview: UseQueryResult<{ products: EditedProduct[] }>;
  busy: boolean;
  onEdit: (edit: ProductEdit | undefined) => void;
  onApply: () => void;
  onClose: () => void;
};

/** One change for many products, seen before it is made. */
export function EditMany({ count, currency, edit, preview, busy, onEdit, onApply, onClose }: Props) {
  const t = useTranslations("products.edits");
  const failureText = useFailureText();
  const all = edit ? (preview.data?.products ?? []) : [];
  const changing = all.filter(({ changes }) => changes.length > 0);
  const isFree = ({ field, after }: FieldChange) =>
    field === "price" && typeof after === "object" && after?.minor === 0;
  const free = changing.filter(({ changes }) => changes.some(isFree)).length;
  const left = all.filter(({ problem }) => problem !== null);
  return (
    <Modal
      title={t("title", { count })}
      close={t("close")}
      onClose={onClose}
      className="bottom-3 flex max-w-xl flex-col md:top-[8vh] md:bottom-auto"
    >
      <div className="flex min-h-0 flex-col gap-4 p-5">
        <EditChoice currency={currency} onEdit={onEdit} />
        <div aria-live="polite" className="min-h-6">
          {!edit && <p className="text-muted">{t("choose")}</p>}
          {edit && preview.error && <p className="text-danger">{failureText(preview.error)}</p>}
          {edit && preview.data && (
            <p className="font-medium">
              {changing.length === 0 ? t("nothing") : t("changes", { count: changing.length })}
            </p>
          )}
          {free > 0 && <p className="mt-1 font-medium">{t("free", { count: free })}</p>}
          {left.length > 0 && (
            <ul className="mt-1 text-[0.8125rem] text-danger">
              {left.slice(0, shown).map(({ id, name, problem }) => (
                <li key={id}>
                  <bdi>{name}</bdi>: {problem && t(`problem.${problem}`)}
                </li>
              ))}
            </ul>
          )}
        </div>
        {changing.length > 0 && (
          <ul
            aria-label={t("preview")}
            aria-busy={preview.isFetching}
            className="max-h-[40vh] divide-y divide-line overflow-y-auto rounded-control border border-line aria-busy:opacity-60"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
            tabIndex={0}
          >
            {changing.slice(0, shown).map(({ id, name, changes }) => (
              <li key={id} className="px-3 py-2">
                <p className="font-medium">{name}</p>
                <ul className="text-[0.8125rem] text-muted">
                  {changes.map((change) => (
                    <ChangeText key={`${change.of}\n${change.field}`} change={change} />
                  ))}
                </ul>
              </li>
            ))}
            {changing.length > shown && (
              <li className="px-3 py-2 text-muted">{t("more", { count: changing.length - shown })}</li>
            )}
          </ul>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={busy} disabled={changing.length === 0 || preview.isFetching} onClick={onApply}>
            {t("apply", { count: changing.length })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
