"use client";

import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

/** Figures that are loading or could not be read. */
export function QueryState({ query }: { query: Pick<UseQueryResult, "error" | "isFetching" | "refetch"> }) {
  const t = useTranslations("analytics");
  const failureText = useFailureText();
  if (!query.error) return <Skeleton className="h-64 w-full" />;
  return (
    <ErrorPanel
      title={t("failed")}
      message={failureText(query.error)}
      retry={t("retry")}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
