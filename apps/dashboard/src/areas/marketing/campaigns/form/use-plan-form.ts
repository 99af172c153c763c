"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { audienceLimits } from "@mauzo/contract/marketing/campaign-audience";
import { type CampaignPlan, planLimits } from "@mauzo/contract/marketing/campaign-plans";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useAddPlan, useNewestPlan, useSavePlan } from "../data.ts";
import { planPath } from "../rules.ts";
import type { CampaignForm, FormProblem } from "./campaign-form.ts";
import { planProblemsOf, toPlanBody, toPlanForm } from "./plan-form.ts";
import { unknownNames } from "./unknown-names.ts";

type Options = {
  channel: CampaignChannel;
  /** The one that is changed. */
  saved: CampaignPlan | undefined;
  /** Whether what a form would send has a link. */
  isLinked: (form: CampaignForm) => boolean;
};

/** The form that has a campaign sent again and again, or changes one that is. */
export function usePlanForm({ channel, saved, isLinked }: Options) {
  const t = useTranslations("campaigns.form");
  const plans = useTranslations("campaignPlans");
  const missing = useTranslations("linkTarget.problem");
  const failureText = useFailureText();
  const router = useRouter();
  const readNewest = useNewestPlan(saved?.id ?? "");
  const add = useAddPlan();
  const change = useSavePlan(saved?.id ?? "");
  const textOf = ({ kind }: FormProblem): string => {
    const { segments, tags, numbers, days } = audienceLimits;
    if (kind === "daysWrong") return plans("daysWrong", { most: String(planLimits.days) });
    if (kind === "budgetWrong") return plans("budgetWrong");
    if (kind === "segmentsMany") return t(kind, { most: String(segments) });
    if (kind === "tagsMany") return t(kind, { most: String(tags) });
    if (kind === "numbersMany") return t(kind, { most: String(numbers) });
    if (kind === "product" || kind === "set") return missing(kind);
    return kind === "withinWrong" ? t(kind, { most: String(days) }) : t(kind);
  };
  return useEditing({
    saved,
    toForm: (plan: CampaignPlan | undefined) => toPlanForm(plan, channel === "sms" ? undefined : unknownNames),
    toInput: (form: CampaignForm, base: CampaignPlan | undefined) => ({ base, body: toPlanBody(form, isLinked(form)) }),
    problemsOf: (form) =>
      planProblemsOf(form, channel, isLinked(form)).map((problem) => ({ path: problem.path, text: textOf(problem) })),
    refusedFields: (error) => {
      const code = errorCode(error);
      if (code === "campaign_template_missing") return [{ path: "template.root", text: failureText(error) }];
      if (code === "short_link_target_gone") return [{ path: "targetId", text: failureText(error) }];
      return code === "segment_unknown" ? [{ path: "segments.root", text: failureText(error) }] : [];
    },
    save: ({ base, body }) =>
      base ? change.mutateAsync({ ...body, version: base.version }) : add.mutateAsync({ ...body, channel }),
    readNewest: saved && readNewest,
    saidSaved: ({ name }) => ({ title: plans("saved"), text: name }),
    saidFailed: plans("saveFailed"),
    onSaved: ({ id }) => router.push(`${planPath}/${id}`),
  });
}
