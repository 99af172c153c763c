"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { PageHeader } from "./page-header.tsx";

type Props = {
  title: string;
  back: { href: string; label: string };
  /** The side of the narrow sheet on the real page. */
  side: "left" | "right";
  /** `missing` and `missingText` are for things that may no longer exist. */
  words: { failed: string; missing?: string; missingText?: string };
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

/** Shown instead of a single thing that is loading, does not exist, or failed to load. */
export function DetailQueryState({ title, back, side, words, query: { error, isFetching, refetch } }: Props) {
  const t = useTranslations("shell");
  const failureText = useFailureText();
  const code = errorCode(error);
  // A URL with an invalid query names nothing that exists either.
  const absent = code === "not_found" || code === "validation";
  return (
    <>
      <PageHeader title={title} back={back} />
      {error === null && <DetailSkeleton side={side} />}
      {error && (
        <Card flush>
          {absent && words.missing !== undefined ? (
            <EmptyState picture={<SearchX className="size-6" />} title={words.missing} text={words.missingText} />
          ) : (
            <ErrorPanel
              title={words.failed}
              message={failureText(error)}
              retry={t("retry")}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          )}
        </Card>
      )}
    </>
  );
}
