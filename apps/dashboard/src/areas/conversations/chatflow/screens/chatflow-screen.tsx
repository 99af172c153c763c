"use client";

import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { ChosenFlowScope } from "../../../../entities/conversations/flow/parts/chosen-flow.tsx";
import { useChatflows, useFlow } from "../../../../entities/conversations/flow/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { allFlows, flowPath } from "../rules.ts";
import { Editor } from "./editor.tsx";

export { startChatflow } from "../../../../entities/conversations/flow/queries.ts";

const FlowsView = lazyPart(async () => (await import("./flows-view.tsx")).FlowsView, { place: "h-80" });

/** The shop's bot: its flows, or the one there is; what it says, step by step, tried out and published by its owner. */
export function ChatflowScreen() {
  const [wanted] = useQueryState("flow", parseAsString);
  const flows = useChatflows();
  const items = flows.data?.items;
  // The one there was stays open when somebody else adds another.
  const [kept, setKept] = useState<string>();
  const chosen = wanted ?? kept ?? (items?.length === 1 ? items[0]?.id : undefined);
  const keeps = wanted === null ? chosen : undefined;
  if (keeps !== kept) setKept(keeps);
  if (!items) return <Waiting query={flows} />;
  if (chosen === undefined || chosen === allFlows) return <FlowsView />;
  return (
    <ChosenFlowScope key={chosen} id={chosen}>
      <OneFlow name={items.find(({ id }) => id === chosen)?.name ?? undefined} />
    </ChosenFlowScope>
  );
}

function OneFlow({ name }: { name: string | undefined }) {
  const query = useFlow();
  return query.data ? <Editor saved={query.data} name={name} /> : <Waiting query={query} hasBack />;
}

type Asked = Parameters<typeof LoadFailed>[0]["query"] & { isError: boolean };
function Waiting({ query, hasBack = false }: { query: Asked; hasBack?: boolean }) {
  const t = useTranslations("chatflow");
  const back = { href: flowPath(allFlows), label: t("flows.title") };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("title")} subtitle={t("subtitle")} {...(hasBack && { back })} />
      <Card flush={query.isError}>
        {query.isError ? <LoadFailed title={t("loadFailed")} query={query} /> : <Skeleton className="h-80" />}
      </Card>
    </div>
  );
}
