"use client";

import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { MessagesSquare } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useNamedCampaign } from "../../../../entities/marketing/campaign/queries.ts";
import { campaignPaths } from "../../../../entities/marketing/campaign/rules.ts";
import { useQuote } from "../data.ts";
import { PhonesCard } from "../parts/preview/phones-card.tsx";
import { PriceCard } from "../parts/preview/price-card.tsx";
import { QuoteState } from "../parts/preview/quote-state.tsx";
import { StartCard } from "../parts/preview/start-card.tsx";
import { TestCard } from "../parts/preview/test-card.tsx";
import { StartedNote } from "../parts/started-note.tsx";

/** A draft before it is sent: on the phone, whom it reaches, what it costs; a test, and when it goes. */
export function PreviewCampaignScreen({ channel }: { channel: CampaignChannel }) {
  const t = useTranslations("campaigns");
  const router = useRouter();
  const [id] = useQueryState("id", parseAsString);
  const query = useNamedCampaign(id);
  const campaign = query.data;
  const isDraft = campaign?.state === "draft";
  const quote = useQuote(id ?? "", isDraft);
  const paths = campaignPaths[channel];
  const create = paths.write;
  const list = { href: paths.list, label: t(channel === "sms" ? "back" : "whatsappTitle") };
  if (id === null)
    return (
      <>
        <PageHeader title={t("previewTitle")} back={list} />
        <Card flush>
          <EmptyState
            picture={<MessagesSquare className="size-6" />}
            title={t("preview.none")}
            action={
              <Link href={create} className={buttonClass("primary")}>
                {t("newCampaign")}
              </Link>
            }
          />
        </Card>
      </>
    );
  if (!campaign) {
    const { title, loadFailed, missing, missingText } = {
      ...{ title: t("previewTitle"), loadFailed: t("preview.loadFailed") },
      ...{ missing: t("preview.missing"), missingText: t("preview.missingText") },
    };
    const words = { failed: loadFailed, missing, missingText };
    return <DetailQueryState title={title} back={list} side="right" words={words} query={query} />;
  }
  if (!isDraft) return <StartedNote id={id} name={campaign.name} back={list} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("previewTitle")}
        subtitle={<bdi>{campaign.name}</bdi>}
        back={{ href: `${create}?id=${id}`, label: t("preview.back") }}
      />
      {quote.data ? (
        <div className="flex flex-col gap-4">
          <PriceCard quote={quote.data} />
          <PhonesCard quote={quote.data} />
          {channel === "sms" && <TestCard id={id} message={campaign.message} />}
          <StartCard
            id={id}
            quote={quote.data}
            readQuote={async () => (await quote.refetch()).data}
            onStarted={() => router.replace(`${paths.list}/${id}`)}
          />
        </div>
      ) : (
        <QuoteState query={quote} edit={`${create}?id=${id}`} />
      )}
    </div>
  );
}
