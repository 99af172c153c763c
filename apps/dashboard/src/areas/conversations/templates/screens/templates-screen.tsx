"use client";

import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { MessagesSquare } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useSaveMessagePrices } from "../../../../entities/conversations/message-prices/actions/use-save-message-prices.ts";
import { useMessagePrices } from "../../../../entities/conversations/message-prices/queries.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useAddReadyTemplates, useAskTemplates, useRemoveTemplate, useSubmitTemplate, useTemplates } from "../data.ts";
import { PricesCard } from "../parts/prices-card.tsx";
import { TemplateRow } from "../parts/template-row.tsx";

export { startTemplates } from "../data.ts";

/** The shop's templates at WhatsApp, how each stands there, and ready-made ones to begin with. */
export function TemplatesScreen() {
  const t = useTranslations("templates");
  const query = useTemplates();
  const mayChange = useCanAccess(messageTemplates.create.access);
  const ready = useAddReadyTemplates();
  const ask = useAskTemplates();
  const prices = useMessagePrices().data;
  const savePrices = useSaveMessagePrices({ failed: t("pricesFailed"), done: t("pricesSaved") });
  const { currency } = useAccount().shop;
  const remove = useRemoveTemplate();
  const submit = useSubmitTemplate();
  const [doomed, setDoomed] = useState<{ id: string; name: string }>();
  const back = { href: "/dashboard/connect", label: t("backToConnect") };
  const items = query.data?.items;
  if (!items)
    return (
      <DetailQueryState title={t("title")} back={back} side="right" words={{ failed: t("failed") }} query={query} />
    );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("text")}
        back={back}
        actions={
          mayChange && (
            <Link href="/dashboard/connect/templates/new" className={buttonClass("primary")}>
              {t("add")}
            </Link>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <Card flush>
          {items.length === 0 && (
            <EmptyState picture={<MessagesSquare className="size-6" />} title={t("emptyTitle")} text={t("emptyText")} />
          )}
          <ul aria-label={t("title")}>
            {items.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                mayChange={mayChange}
                busy={submit.isPending && submit.variables === template.id}
                onSubmit={() => submit.mutate(template.id)}
                onRemove={() => setDoomed(template)}
              />
            ))}
          </ul>
        </Card>
        {mayChange && (
          <Card title={t("readyTitle")} description={t("readyText")}>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" busy={ready.isPending} onClick={() => ready.mutate()}>
                {t("addReady")}
              </Button>
              <Button variant="ghost" busy={ask.isPending} onClick={() => ask.mutate()}>
                {t("ask")}
              </Button>
            </div>
          </Card>
        )}
        {prices && (
          <PricesCard
            key={prices.version}
            prices={prices}
            currency={currency}
            onSave={mayChange ? savePrices.mutate : undefined}
            busy={savePrices.isPending}
          />
        )}
      </div>
      <ConfirmDialog
        open={doomed !== undefined}
        title={t("removeTitle", { name: doomed?.name ?? "" })}
        text={t("removeText")}
        confirm={t("remove")}
        cancel={t("keep")}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => {
          if (doomed) remove.mutate(doomed.id);
          setDoomed(undefined);
        }}
      />
    </div>
  );
}
