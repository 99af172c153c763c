"use client";

import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { useShelf } from "../../../../entities/conversations/flow/queries.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { TryCard } from "../parts/try-card.tsx";

/** The draft as customers would meet it, with what the shop sells now. */
export function TryView({ flow, isSaved }: { flow: FlowDocument; isSaved: boolean }) {
  const t = useTranslations("chatflow");
  const shelf = useShelf();
  if (shelf.isLoading) return <Skeleton className="h-[30rem] max-w-sm" />;
  // An empty shelf would look like a shop that sells nothing.
  if (shelf.isError && !shelf.data)
    return (
      <Card flush>
        <LoadFailed title={t("shelfFailed")} query={shelf} />
      </Card>
    );
  return <TryCard flow={flow} isSaved={isSaved} shelf={shelf.data?.items ?? []} />;
}
