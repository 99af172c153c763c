"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { audienceLimits } from "@mauzo/contract/marketing/campaign-audience";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useNewestCampaign } from "../../../../entities/marketing/campaign/queries.ts";
import { campaignPaths } from "../../../../entities/marketing/campaign/rules.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useAddCampaign, useSaveCampaign } from "../data.ts";
import { type CampaignForm, type FormProblem, problemsOf, toBody, toForm } from "./campaign-form.ts";
import { unknownNames } from "./unknown-names.ts";

type Options = {
  channel: CampaignChannel;
  /** The draft that is changed. */
  saved: Campaign | undefined;
  /** Whether what a form would send has a link. */
  isLinked: (form: CampaignForm) => boolean;
};

/** The form that drafts a campaign, or changes the given draft. */
export function useCampaignForm({ channel, saved, isLinked }: Options) {
  const t = useTranslations("campaigns.form");
  const missing = useTranslations("linkTarget.problem");
  const failureText = useFailureText();
  const router = useRouter();
  const readNewest = useNewestCampaign(saved?.id ?? "");
  const add = useAddCampaign();
  const change = useSaveCampaign(saved?.id ?? "");
  const textOf = ({ kind }: FormProblem): string => {
    const { segments, tags, numbers, days } = audienceLimits;
    if (kind === "segmentsMany") return t(kind, { most: String(segments) });
    if (kind === "tagsMany") return t(kind, { most: String(tags) });
    if (kind === "numbersMany") return t(kind, { most: String(numbers) });
    if (kind === "product" || kind === "set") return missing(kind);
    if (kind === "daysWrong" || kind === "budgetWrong") return "";
    return kind === "withinWrong" ? t(kind, { most: String(days) }) : t(kind);
  };
  return useEditing({
    saved,
    toForm: (campaign: Campaign | undefined) => toForm(campaign, channel === "sms" ? undefined : unknownNames),
    toInput: (form: CampaignForm, base: Campaign | undefined) => ({ base, body: toBody(form, isLinked(form)) }),
    problemsOf: (form) =>
      problemsOf(form, channel, isLinked(form)).map((problem) => ({ path: problem.path, text: textOf(problem) })),
    refusedFields: (error) => {
      const code = errorCode(error);
      if (code === "phone_invalid") return [{ path: "numbers", text: failureText(error) }];
      if (code === "campaign_template_missing") return [{ path: "template.root", text: failureText(error) }];
      if (code === "short_link_target_gone") return [{ path: "targetId", text: failureText(error) }];
      return code === "segment_unknown" ? [{ path: "segments.root", text: failureText(error) }] : [];
    },
    save: ({ base, body }) =>
      base ? change.mutateAsync({ ...body, version: base.version }) : add.mutateAsync({ ...body, channel }),
    readNewest: saved && readNewest,
    saidSaved: ({ name }) => ({ title: t("saved"), text: name }),
    saidFailed: t("saveFailed"),
    onSaved: ({ id }) => router.push(`${campaignPaths[channel].preview}?id=${id}`),
  });
}
