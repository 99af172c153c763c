"use client";

import { Button } from "@mauzo/ui/button";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFailureText } from "../../lib/use-failure-text.ts";
import type { ListWords } from "./list-words.ts";

/** What a list needs to know of its query. */
export type ListState = {
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  data?: { pages: readonly unknown[] } | undefined;
};
type Props = {
  words: Pick<ListWords, "failed" | "emptyTitle" | "emptyText"> & Partial<Pick<ListWords, "noMatch" | "noMatchText">>;
  list: ListState;
  /** Rows there are; undefined while that is not known. */
  count: number | undefined;
  /** Something narrows the list; `onClear` takes it away. */
  filtered?: boolean;
  onClear?: () => void;
  empty: { picture: ReactNode; action?: ReactNode };
};

/** What stands in the place of rows: it went wrong, nothing matches, nothing is there yet. */
export function ListFaces({ words, list, count, filtered = false, onClear, empty }: Props) {
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
