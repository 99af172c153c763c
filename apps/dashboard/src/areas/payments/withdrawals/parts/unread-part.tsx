"use client";

import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Props = {
  query: { isError: boolean; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  title: string;
  className: string;
};

/** In the place of a part of the page that is read, or could not be. */
export function UnreadPart({ query, title, className }: Props) {
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  if (!query.isError) return <Skeleton className={className} />;
  return (
    <Card flush>
      <ErrorPanel
        title={title}
        message={failureText(query.error)}
        retry={shell("retry")}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    </Card>
  );
}
