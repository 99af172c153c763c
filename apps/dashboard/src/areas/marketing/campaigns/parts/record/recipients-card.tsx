"use client";

import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import type { CampaignRecipient } from "@mauzo/contract/marketing/campaigns";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListEmptyOrFailed, type ListState } from "../../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore, type LoadMoreState } from "../../../../../components/list/load-more.tsx";
import { type RecipientFilter, recipientFilters } from "../../filters.ts";
import { RecipientRow } from "./recipient-row.tsx";

type Props = {
  list: ListState & LoadMoreState;
  rows: readonly CampaignRecipient[] | undefined;
  channel: CampaignChannel;
  state: RecipientFilter;
  onState: (state: RecipientFilter) => void;
  onSave: () => void;
};

/** Whom a campaign was for, by how far the message to each has come. */
export function RecipientsCard({ list, rows, channel, state, onState, onSave }: Props) {
  const t = useTranslations("campaigns");
  const states = useTranslations("marketing.recipientStates");
  const words = {
    ...{ failed: t("record.peopleFailed"), emptyTitle: t("record.nobody"), emptyText: t("record.nobodyText") },
  };
  return (
    <Card
      title={t("record.people")}
      flush
      action={
        <Button variant="ghost" size="sm" onClick={onSave}>
          {t("record.export")}
        </Button>
      }
    >
      <ChoiceChips
        label={t("state")}
        className="flex-wrap px-4 pb-3 md:px-5"
        chips={recipientFilters.map((value) => ({
          value,
          text: value === "all" ? t("record.everybody") : states(value),
        }))}
        value={state}
        onChoose={onState}
      />
      {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
      <ListEmptyOrFailed {...{ words, list }} count={rows?.length} empty={{ picture: <Users className="size-6" /> }} />
      <ul aria-label={t("record.people")}>
        {rows?.map((recipient) => (
          <RecipientRow key={recipient.id} recipient={recipient} channel={channel} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}
