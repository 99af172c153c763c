"use client";

import { Button } from "@mauzo/ui/button";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFailureText } from "../../lib/use-failure-text.ts";
import type { ListTexts } from "./list-texts.ts";

/** The parts of its query that a list needs. */
export type ListState = {
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** When it was read, in milliseconds. */
  dataUpdatedAt: number;
  data?: { pages: readonly unknown[] } | undefined;
};
type Props = {
  words: Pick<ListTexts, "failed" | "emptyTitle" | "emptyText"> & Partial<Pick<ListTexts, "noMatch" | "noMatchText">>;
  list: ListState;
  /** The number of rows; undefined while unknown. */
  count: number | undefined;
  /** Whether a filter is set; `onClear` clears it. */
  filtered?: boolean;
  onClear?: () => void;
  empty: { picture: ReactNode; action?: ReactNode };
};

/** Shown instead of rows: the list failed to load, nothing matches, or there is nothing yet. */
export function ListEmptyOrFailed({ words, list, count, filtered = false, onClear, empty }: Props) {
  const t = useTranslations("shell");
  const failureText = useFailureText();
  if (count === undefined && list.isError) {
    return (
      <ErrorPanel
        title={words.failed}
        message={failureText(list.error)}
        retry={t("retry")}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (count !== 0) return null;
  if (filtered) {
    return (
      <EmptyState
        picture={<SearchX className="size-6" />}
        title={words.noMatch ?? words.emptyTitle}
        text={words.noMatchText}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t("clearFilters")}
          </Button>
        }
      />
    );
  }
  return <EmptyState picture={empty.picture} title={words.emptyTitle} text={words.emptyText} action={empty.action} />;
}
