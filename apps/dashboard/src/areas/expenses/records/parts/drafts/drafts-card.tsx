"use client";

import type { ExpenseDraft } from "@mauzo/contract/expenses/expense-drafts";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useTranslations } from "next-intl";
import type { ListState } from "../../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { DraftRow } from "./draft-row.tsx";

type Props = { list: ListState & LoadMoreState; rows: readonly ExpenseDraft[] | undefined };

/** What members of the shop wrote in a message, until somebody decides on it; nothing where there is none. */
export function DraftsCard({ list, rows }: Props) {
  const t = useTranslations("expenses");
  if (rows === undefined)
    return list.isError ? (
      <div className="mb-4">
        <ErrorPanel message={t("draftsFailed")} retry={t("retry")} onRetry={() => void list.refetch()} />
      </div>
    ) : null;
  if (rows.length === 0) return null;
  return (
    <div className="mb-4">
      <Card title={t("drafts")} flush>
        <p className="px-4 pb-3 text-muted md:px-5">{t("draftsText")}</p>
        <ul aria-label={t("drafts")}>
          {rows.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </ul>
        <LoadMore list={list} />
      </Card>
    </div>
  );
}
