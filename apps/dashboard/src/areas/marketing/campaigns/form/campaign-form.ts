import { audienceLimits, type CampaignAudience } from "@mauzo/contract/marketing/campaign-audience";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { CampaignText } from "@mauzo/contract/marketing/campaign-texts";
import type { Campaign, NewCampaign } from "@mauzo/contract/marketing/campaigns";
import type { PlanOccasion } from "@mauzo/contract/marketing/plan-states";
import type { TypedAmount } from "@mauzo/format/amount/typed-amount";
import { type TargetForm, targetProblems, toTargetForm } from "../../../../entities/marketing/link-target/rules.ts";
import { listNumbers } from "./list-text.ts";

const languages = ["sw", "en"] as const;

/** A campaign as the form holds it: numbers and days as they are typed. */
export type CampaignForm = TargetForm & {
  name: string;
  whom: "everyone" | "some";
  segments: string[];
  tags: string[];
  match: CampaignAudience["match"];
  numbers: string;
  within: string;
  /** How many in a hundred get nothing. */
  holdOut: string;
  message: NewCampaign["message"];
  /** Over WhatsApp: the id of what is sent; the texts of the message are empty then. */
  template: string;
  /** Of a recurring one: when somebody gets it, at which hour, and what a run may cost. */
  occasion: PlanOccasion;
  days: string;
  hour: string;
  budget: TypedAmount | undefined;
};

/** Of a campaign that is sent once. */
const sentOnce = { occasion: "birthday" as const, days: "30", hour: "9", budget: undefined };

const noWords = { text: "", fallback: "" };

/** The form of a draft, or of a new one. */
export function toForm(saved: Campaign | undefined, message = { sw: noWords, en: noWords }): CampaignForm {
  if (!saved)
    return {
      ...{ name: "", whom: "everyone", segments: [], tags: [], match: "any", numbers: "", within: "" },
      ...{ holdOut: "0", ...sentOnce },
      ...{ message, template: "", ...toTargetForm(undefined, "shop") },
    };
  const { everyone, segments, tags, match, numbers, not_within_days } = saved.audience;
  return {
    ...{ name: saved.name, whom: everyone ? "everyone" : "some", segments, tags, match, message: saved.message },
    ...{ template: saved.template?.id ?? "", ...toTargetForm(saved.link, "shop") },
    ...{ holdOut: String(saved.hold_out_percent), ...sentOnce },
    ...{ numbers: numbers.join("\n"), within: not_within_days === null ? "" : String(not_within_days) },
  };
}

const toLink = (kind: CampaignForm["kind"], id: string) =>
  kind === "product" || kind === "set" ? { kind, id } : { kind };

/** What is saved of a form. `isLinked`: what is sent has a link; else it leads nowhere in particular, whatever was chosen. */
export function toBody(form: CampaignForm, isLinked: boolean) {
  const { name, whom, segments, tags, match, numbers, within, message, template, kind, targetId, holdOut } = form;
  return {
    ...{ name, message, template_id: template === "" ? null : template },
    hold_out_percent: Number(holdOut),
    link: isLinked ? toLink(kind, targetId) : ({ kind: "shop" } as const),
    audience: {
      ...{ everyone: whom === "everyone", segments, tags, match, numbers: listNumbers(numbers) },
      not_within_days: within.trim() === "" ? null : Number(within),
    },
  };
}

const codes = {
  campaign_blank_unknown: "blankUnknown",
  campaign_fallback_missing: "fallbackMissing",
} as const;
const codeOf = (message: string) =>
  message === "campaign_blank_unknown" || message === "campaign_fallback_missing" ? codes[message] : undefined;

type Kind =
  | (typeof codes)[keyof typeof codes]
  | "nameMissing"
  | "product"
  | "set"
  | "textMissing"
  | "templateMissing"
  | "audienceMissing"
  | "segmentsMany"
  | "tagsMany"
  | "numbersMany"
  | "withinWrong"
  | "daysWrong"
  | "budgetWrong";
export type FormProblem = { path: string; kind: Kind };

function audienceProblems({ whom, segments, tags, numbers, within }: CampaignForm): FormProblem[] {
  const problems: FormProblem[] = [];
  const typed = listNumbers(numbers);
  if (whom === "some") {
    if (segments.length + tags.length + typed.length === 0)
      problems.push({ path: "audience.root", kind: "audienceMissing" });
    if (segments.length > audienceLimits.segments) problems.push({ path: "segments.root", kind: "segmentsMany" });
    if (tags.length > audienceLimits.tags) problems.push({ path: "tags.root", kind: "tagsMany" });
  }
  if (typed.length > audienceLimits.numbers) problems.push({ path: "numbers", kind: "numbersMany" });
  const days = Number(within);
  if (within.trim() !== "" && !(Number.isInteger(days) && days >= 1 && days <= audienceLimits.days))
    problems.push({ path: "within", kind: "withinWrong" });
  return problems;
}

/** What is wrong with a form, at its fields. `isLinked`: what is sent has a link, so that it is asked where it leads. */
export function problemsOf(form: CampaignForm, channel: CampaignChannel, isLinked: boolean): FormProblem[] {
  const problems: FormProblem[] = form.name.trim() === "" ? [{ path: "name", kind: "nameMissing" }] : [];
  problems.push(...audienceProblems(form));
  if (isLinked) problems.push(...targetProblems(form).map(({ path, key }) => ({ path, kind: key })));
  if (channel === "whatsapp") {
    if (form.template === "") problems.push({ path: "template.root", kind: "templateMissing" });
    for (const language of languages)
      if (form.message[language].fallback.trim() === "")
        problems.push({ path: `message.${language}.fallback`, kind: "fallbackMissing" });
    return problems;
  }
  for (const language of languages)
    for (const { path, message } of CampaignText.safeParse(form.message[language]).error?.issues ?? []) {
      const kind = codeOf(message);
      if (kind) problems.push({ path: `message.${language}.${String(path[0])}`, kind });
    }
  if (languages.every((language) => form.message[language].text.trim() === ""))
    problems.push({ path: "message.sw.text", kind: "textMissing" });
  return problems;
}
