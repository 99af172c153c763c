"use client";

import type { EditSummary, ProductEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { ChangedField } from "../changed-field.tsx";
import { BulkEditFields } from "./bulk-edit-fields.tsx";

type Props = {
  /** How many products will be changed. */
  count: number;
  currency: string;
  edit: ProductEdit | undefined;
  /** What the edit would do to them. */
  preview: UseQueryResult<EditSummary>;
  /** Whether the preview is of the current choice. */
  settled: boolean;
  busy: boolean;
  onEdit: (edit: ProductEdit | undefined) => void;
  onApply: () => void;
  onClose: () => void;
};

/** A bulk edit of products, with a preview before it is applied. */
export function BulkEditDialog({ count, currency, edit, preview, settled, busy, onEdit, onApply, onClose }: Props) {
  const t = useTranslations("products.edits");
  const failureText = useFailureText();
  const isAsked = edit !== undefined && (!settled || preview.isFetching);
  // The preview of an earlier choice does not apply to this one.
  const told = edit && !isAsked ? preview.data : undefined;
  const { changing = 0, left = 0, free = 0 } = told ?? {};
  const shown = told?.products.filter(({ changes }) => changes.length > 0) ?? [];
  const kept = told?.products.filter(({ problem }) => problem !== null) ?? [];
  return (
    <Modal
      title={t("title", { count })}
      close={t("close")}
      onClose={onClose}
      className="bottom-3 flex max-w-xl flex-col md:top-[8vh] md:bottom-auto"
    >
      <div className="flex min-h-0 flex-col gap-4 p-5">
        <BulkEditFields currency={currency} onEdit={onEdit} />
        <div aria-live="polite" className="min-h-6">
          {!edit && <p className="text-muted">{t("choose")}</p>}
          {isAsked && <p className="text-muted">{t("working")}</p>}
          {edit && !isAsked && preview.error && <p className="text-danger">{failureText(preview.error)}</p>}
          {told && <p className="font-medium">{changing === 0 ? t("nothing") : t("changes", { count: changing })}</p>}
          {free > 0 && <p className="mt-1 font-medium">{t("free", { count: free })}</p>}
          {left > 0 && (
            <ul className="mt-1 text-[0.8125rem] text-danger">
              {kept.map(({ id, name, problem }) => (
                <li key={id}>
                  <bdi>{name}</bdi>: {problem && t(`problem.${problem}`)}
                </li>
              ))}
              {left > kept.length && <li>{t("more", { count: left - kept.length })}</li>}
            </ul>
          )}
        </div>
        {isAsked && <Skeleton className="h-24" />}
        {changing > 0 && (
          <ul
            aria-label={t("preview")}
            className="max-h-[40vh] divide-y divide-line overflow-y-auto rounded-control border border-line"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
            tabIndex={0}
          >
            {shown.map(({ id, name, changes }) => (
              <li key={id} className="px-3 py-2">
                <p className="font-medium">{name}</p>
                <ul className="text-[0.8125rem] text-muted">
                  {changes.map((change) => (
                    <ChangedField key={`${change.of}\n${change.field}`} change={change} />
                  ))}
                </ul>
              </li>
            ))}
            {changing > shown.length && (
              <li className="px-3 py-2 text-muted">{t("more", { count: changing - shown.length })}</li>
            )}
          </ul>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={busy} disabled={changing === 0} onClick={onApply}>
            {t("apply", { count: changing })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
