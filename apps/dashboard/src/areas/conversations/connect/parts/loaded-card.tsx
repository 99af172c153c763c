"use client";

import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};
type Props<Data> = {
  title: string;
  text: string;
  failed: string;
  query: Query<Data>;
  children: (data: Data) => ReactNode;
};

/** A card whose content is asked for by itself: it loads and fails alone. */
export function LoadedCard<Data>({ title, text, failed, query, children }: Props<Data>) {
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { data } = query;
  return (
    <Card title={title} description={text}>
      {data !== undefined ? (
        children(data)
      ) : query.isError ? (
        <ErrorPanel
          title={failed}
          message={failureText(query.error)}
          retry={shell("retry")}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Card>
  );
}
