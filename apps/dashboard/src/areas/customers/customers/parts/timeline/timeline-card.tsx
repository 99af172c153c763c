"use client";

import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { ChangeRow } from "./change-row.tsx";
import { ConversationRow, OrderRow, PaymentRow } from "./event-rows.tsx";
import { MergeRow } from "./merge-row.tsx";
import { NoteForm } from "./note-form.tsx";
import { NoteRow } from "./note-row.tsx";

function Row({ entry }: { entry: CustomerTimelineEntry }) {
  if (entry.kind === "order") return <OrderRow entry={entry} />;
  if (entry.kind === "payment" || entry.kind === "claim") return <PaymentRow entry={entry} />;
  if (entry.kind === "conversation") return <ConversationRow entry={entry} />;
  if (entry.kind === "note") return <NoteRow entry={entry} />;
  if (entry.kind === "merge") return <MergeRow entry={entry} />;
  return <ChangeRow entry={entry} />;
}

type Props = {
  customerId: string;
  /** Undefined until the first page is there. */
  entries: readonly CustomerTimelineEntry[] | undefined;
  list: LoadMoreState & { isError: boolean; refetch: () => unknown };
};

/** Everything that happened with a customer, newest first; it grows page by page. */
export function TimelineCard({ customerId, entries, list }: Props) {
  const t = useTranslations("customers.timeline");
  return (
    <Card title={t("title")} flush className="max-lg:order-last">
      <NoteForm customerId={customerId} />
      {entries === undefined && !list.isError && (
        <div className="p-4 md:p-5">
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
      {entries === undefined && list.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 p-4 md:px-5">
          <p className="text-danger">{t("failed")}</p>
          <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
            {t("again")}
          </Button>
        </div>
      )}
      {entries?.length === 0 && <p className="p-4 text-muted md:px-5">{t("empty")}</p>}
      <ol aria-label={t("title")}>
        {entries?.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className="border-line border-t px-4 py-3 first:border-0 md:px-5">
            <Row entry={entry} />
          </li>
        ))}
      </ol>
      <LoadMore list={list} />
    </Card>
  );
}
