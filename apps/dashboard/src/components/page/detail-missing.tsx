"use client";

import { statusOf } from "@mauzo/api-client/status-of";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { PageHead } from "./page-head.tsx";

type Props = {
  title: string;
  back: { href: string; label: string };
  /** Where the real page has its narrow sheet. */
  side: "left" | "right";
  words: { failed: string /** Of what may be there no more. */; missing?: string; missingText?: string };
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

/** In the place of one thing that is not here: not yet, not at all, or not because something went wrong. */
export function DetailMissing({ title, back, side, words, query: { error, isFetching, refetch } }: Props) {
  const t = useTranslations("shell");
  const failureText = useFailureText();
  const status = statusOf(error);
  // An address that holds no id at all is refused with 422.
  const absent = status === 404 || status === 422;
  return (
    <>
      <PageHead title={title} back={back} />
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
