import { type CampaignPlan, planLimits } from "@mauzo/contract/marketing/campaign-plans";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { isUnreadable } from "@mauzo/format/amount/typed-amount";
import { toTargetForm } from "../../../../entities/marketing/link-target/rules.ts";
import { type CampaignForm, type FormProblem, problemsOf, toBody, toForm } from "./campaign-form.ts";

/** The form of a recurring campaign, or of a new one. */
export function toPlanForm(saved: CampaignPlan | undefined, message?: CampaignForm["message"]): CampaignForm {
  if (!saved) return toForm(undefined, message);
  const { everyone, segments, tags, match, not_within_days } = saved.audience;
  return {
    ...toForm(undefined, saved.message),
    ...{ name: saved.name, whom: everyone ? "everyone" : "some", segments, tags, match },
    ...{ within: not_within_days === null ? "" : String(not_within_days), template: saved.template?.id ?? "" },
    ...{ ...toTargetForm(saved.link, "shop"), occasion: saved.occasion, hour: String(saved.hour) },
    ...{ days: String(saved.days ?? 30), budget: saved.budget?.minor },
  };
}

/** What is saved of it. */
export function toPlanBody(form: CampaignForm, isLinked: boolean) {
  const { name, message, template_id, link, audience } = toBody(form, isLinked);
  const { numbers: _, ...whom } = audience;
  const { occasion, days, hour, budget } = form;
  return {
    ...{ name, message, template_id, link, audience: whom, occasion, hour: Number(hour) },
    days: occasion === "come_back" ? Number(days) : null,
    budget_minor: typeof budget === "number" ? budget : null,
  };
}

/** What is wrong with it, at its fields. */
export function planProblemsOf(form: CampaignForm, channel: CampaignChannel, isLinked: boolean): FormProblem[] {
  const problems = problemsOf({ ...form, numbers: "" }, channel, isLinked);
  const days = Number(form.days);
  if (form.occasion === "come_back" && !(Number.isInteger(days) && days >= 1 && days <= planLimits.days))
    problems.push({ path: "days", kind: "daysWrong" });
  if (isUnreadable(form.budget)) problems.push({ path: "budget", kind: "budgetWrong" });
  return problems;
}
