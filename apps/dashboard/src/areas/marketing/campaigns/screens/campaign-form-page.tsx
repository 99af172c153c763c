"use client";

import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { type Campaign, campaignLimits } from "@mauzo/contract/marketing/campaigns";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { useMessageTemplates } from "../../../../entities/conversations/message-template/queries.ts";
import { useCustomerValues } from "../../../../entities/customers/customer/queries.ts";
import { useSegments } from "../../../../entities/customers/segment/queries.ts";
import { campaignPaths } from "../../../../entities/marketing/campaign/rules.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useListWork } from "../data.ts";
import { useCampaignForm } from "../form/use-campaign-form.ts";
import { AudienceCard } from "../parts/form/audience-card.tsx";
import { LinkCard } from "../parts/form/link-card.tsx";
import { MessageFields } from "../parts/form/message-fields.tsx";
import { TemplateFields } from "../parts/form/template-fields.tsx";
import { isLinked } from "../rules.ts";

/** The form of a campaign: whom it is for, and what it says in both languages. */
export function CampaignFormPage({ channel, campaign }: { channel: CampaignChannel; campaign?: Campaign }) {
  const t = useTranslations("campaigns");
  const templates = useMessageTemplates(channel === "whatsapp").data?.items;
  const leads = (form: Parameters<typeof isLinked>[1]) => isLinked(channel, form, templates);
  const editing = useCampaignForm({ channel, saved: campaign, isLinked: leads });
  const { list: back } = campaignPaths[channel];
  const segments = useSegments().data?.items ?? [];
  const { name } = useAccount().shop;
  const known = useCustomerValues().tags;
  const list = useListWork();
  return (
    <FormPage
      editing={editing}
      title={campaign ? campaign.name : t(channel === "sms" ? "newTitle" : "whatsappNewTitle")}
      back={{ href: back, label: t(channel === "sms" ? "back" : "whatsappTitle") }}
      save={t("form.save")}
      discard={back}
      always
    >
      <Card>
        <FormField name="name" label={t("form.name")} hint={t("form.nameHint")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={campaignLimits.name}
              placeholder={t("form.nameExample")}
              {...editing.form.register("name")}
            />
          )}
        </FormField>
      </Card>
      <AudienceCard
        {...{ editing, channel, segments, known, list }}
        unknownNumbers={campaign?.audience.unknown_numbers ?? 0}
      />
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
