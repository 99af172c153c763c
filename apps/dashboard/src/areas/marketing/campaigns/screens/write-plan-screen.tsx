"use client";

import { type CampaignPlan, planLimits } from "@mauzo/contract/marketing/campaign-plans";
import { type CampaignChannel, campaignChannels } from "@mauzo/contract/marketing/campaign-states";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useMessageTemplates } from "../../../../entities/conversations/message-template/queries.ts";
import { useCustomerValues } from "../../../../entities/customers/customer/queries.ts";
import { useSegments } from "../../../../entities/customers/segment/queries.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useNamedPlan } from "../data.ts";
import { usePlanForm } from "../form/use-plan-form.ts";
import { AudienceCard } from "../parts/form/audience-card.tsx";
import { LinkCard } from "../parts/form/link-card.tsx";
import { MessageFields } from "../parts/form/message-fields.tsx";
import { TemplateFields } from "../parts/form/template-fields.tsx";
import { OccasionCard } from "../parts/plans/occasion-card.tsx";
import { isLinked, planPath } from "../rules.ts";

/** The form of a recurring campaign: when, to whom, and what it says in both languages. */
function PlanFormPage({ channel, plan }: { channel: CampaignChannel; plan?: CampaignPlan }) {
  const t = useTranslations("campaignPlans");
  const form = useTranslations("campaigns.form");
  const templates = useMessageTemplates(channel === "whatsapp").data?.items;
  const leads = (written: Parameters<typeof isLinked>[1]) => isLinked(channel, written, templates);
  const editing = usePlanForm({ channel, saved: plan, isLinked: leads });
  const segments = useSegments().data?.items ?? [];
  const { name } = useAccount().shop;
  const known = useCustomerValues().tags;
  return (
    <FormPage
      editing={editing}
      title={plan ? plan.name : t(`new.${channel}`)}
      back={{ href: plan ? `${planPath}/${plan.id}` : planPath, label: plan ? plan.name : t("title") }}
      save={t(plan ? "save" : "begin")}
      discard={planPath}
      always
    >
      <Card>
        <FormField name="name" label={form("name")} hint={form("nameHint")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={planLimits.name}
              placeholder={t("nameExample")}
              {...editing.form.register("name")}
            />
          )}
        </FormField>
      </Card>
      <OccasionCard editing={editing} />
      <AudienceCard {...{ editing, channel, segments, known }} />
      {channel === "sms" ? (
        <>
          <MessageFields language="sw" editing={editing} />
          <MessageFields language="en" editing={editing} />
        </>
      ) : (
        <TemplateFields editing={editing} shop={name} all={templates} />
      )}
      {leads(editing.form.watch()) && <LinkCard editing={editing} />}
    </FormPage>
  );
}

/** Has a campaign sent again and again, or changes the one that the address names. */
export function WritePlanScreen() {
  const t = useTranslations("campaignPlans");
  const [{ id, channel }] = useQueryStates({
    id: parseAsString,
    channel: parseAsStringLiteral(campaignChannels).withDefault("sms"),
  });
  const query = useNamedPlan(id);
  if (id === null) return <PlanFormPage channel={channel} />;
  const plan = query.data;
  if (plan) return <PlanFormPage key={id} channel={plan.channel} plan={plan} />;
  const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
  const back = { href: planPath, label: t("title") };
  return <DetailQueryState title={t("recordTitle")} back={back} side="right" words={words} query={query} />;
}
