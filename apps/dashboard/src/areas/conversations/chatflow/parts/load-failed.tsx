"use client";

import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Props = { title: string; query: { error: unknown; isFetching: boolean; refetch: () => unknown } };

/** What could not be read, and why; it can be tried again. */
export function LoadFailed({ title, query }: Props) {
  const t = useTranslations("shell");
  const failureText = useFailureText();
  return (
    <ErrorPanel
      title={title}
      message={failureText(query.error)}
      retry={t("retry")}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
