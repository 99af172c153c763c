"use client";

import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useFlow } from "../../../../entities/conversations/flow/queries.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { Editor } from "./editor.tsx";

export { startChatflow } from "../../../../entities/conversations/flow/queries.ts";

/** The shop's bot: what it says, step by step, tried out and published by its owner. */
export function ChatflowScreen() {
  const t = useTranslations("chatflow");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const query = useFlow();
  if (query.data) return <Editor saved={query.data} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Card flush={query.isError}>
        {query.isError ? (
          <ErrorPanel
            title={t("loadFailed")}
            message={failureText(query.error)}
            retry={shell("retry")}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        ) : (
          <Skeleton className="h-80" />
        )}
      </Card>
    </div>
  );
}
