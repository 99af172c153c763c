"use client";

import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useFlow } from "../../../../entities/conversations/flow/queries.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { Editor } from "./editor.tsx";

export { startChatflow } from "../../../../entities/conversations/flow/queries.ts";

/** The shop's bot: what it says, step by step, tried out and published by its owner. */
export function ChatflowScreen() {
  const t = useTranslations("chatflow");
  const query = useFlow();
  if (query.data) return <Editor saved={query.data} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Card flush={query.isError}>
        {query.isError ? <LoadFailed title={t("loadFailed")} query={query} /> : <Skeleton className="h-80" />}
      </Card>
    </div>
  );
}
