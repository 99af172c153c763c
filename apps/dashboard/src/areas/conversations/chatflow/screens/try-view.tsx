"use client";

import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useShelf } from "../../../../entities/conversations/flow/queries.ts";
import { TryCard } from "../parts/try-card.tsx";

/** The draft as customers would meet it, with what the shop sells now. */
export function TryView({ flow }: { flow: FlowDocument }) {
  const shelf = useShelf();
  if (shelf.isLoading) return <Skeleton className="h-[30rem] max-w-sm" />;
  return <TryCard flow={flow} shelf={shelf.data?.items ?? []} />;
}
