import { consentChannels } from "@mauzo/contract/customers/consents";
import { customerChannels, customerSources, genders } from "@mauzo/contract/customers/customers";
import {
  readySegments,
  type SegmentCriterion,
  SegmentDocument,
  type SegmentMatch,
  type SegmentOperator,
  SegmentRule,
  segmentCriteria,
  segmentRulesMost,
} from "@mauzo/contract/customers/segment-criteria";
import type { Segment } from "@mauzo/contract/customers/segments";
import { shopCategories } from "@mauzo/contract/shop/shop";

/** A condition as it is typed. */
export type RuleRow = {
  key: string;
  criterion: SegmentCriterion;
  operator: SegmentOperator;
  /** Amounts in minor units, numbers in digits. */
  value: string;
  /** Only of what was bought: within so many days, if that is said. */
  within: string;
  not: boolean;
};
type GroupRow = { key: string; match: SegmentMatch; rules: RuleRow[] };
/** A segment as the form holds it: the conditions, and groups of more of them. */
export type SegmentForm = { name: string; match: SegmentMatch; rules: RuleRow[]; groups: GroupRow[] };

export type ReadySegment = keyof typeof readySegments;
export const readyNames = ["new", "best", "sleeping", "owing"] as const satisfies readonly ReadySegment[];

/** What a criterion can be, where it is one of a few. */
export const choicesOf = {
  language: ["sw", "en"],
  gender: genders,
  channel: customerChannels,
  source: customerSources,
  consent: consentChannels,
  bought_category: shopCategories,
} as const satisfies Partial<Record<SegmentCriterion, readonly string[]>>;
export const isChoice = (criterion: SegmentCriterion): criterion is keyof typeof choicesOf => criterion in choicesOf;

const boughtCriteria = ["bought", "bought_category", "bought_set"] as const satisfies readonly SegmentCriterion[];
/** Whether a criterion is about what somebody bought. */
export const isBought = (criterion: SegmentCriterion): criterion is (typeof boughtCriteria)[number] =>
  boughtCriteria.some((each) => each === criterion);

/** A condition on a criterion, with nothing typed yet. */
export const emptyRule = (key: string, criterion: SegmentCriterion = "total_orders"): RuleRow => ({
  key,
  criterion,
  operator: segmentCriteria[criterion].operators.length > 1 ? "ge" : "eq",
  value: isChoice(criterion) ? choicesOf[criterion][0] : "",
  within: "",
  not: false,
});

const rowOf = (rule: SegmentRule, key: string): RuleRow => ({
  key,
  criterion: rule.criterion,
  operator: rule.operator,
  value: String(rule.value),
  within: "within_days" in rule && rule.within_days !== null ? String(rule.within_days) : "",
  not: rule.not,
});

/** The form of a question. */
export function formOf(name: string, { match, rules }: SegmentDocument): SegmentForm {
  const form: SegmentForm = { name, match, rules: [], groups: [] };
  for (const [at, rule] of rules.entries()) {
    if (!("rules" in rule)) form.rules.push(rowOf(rule, `r${at}`));
    else
      form.groups.push({
        key: `g${at}`,
        match: rule.match,
        rules: rule.rules.map((each, index) => rowOf(each, `g${at}r${index}`)),
      });
  }
  return form;
}

/** The form of a saved segment, or of a new one: with a ready-made question, or with one empty condition. */
export function toForm(saved: Segment | undefined, ready?: { name: string; kind: ReadySegment }): SegmentForm {
  if (saved) return formOf(saved.name, saved.document);
  if (ready) return formOf(ready.name, SegmentDocument.parse(readySegments[ready.kind]));
  return { name: "", match: "all", rules: [emptyRule("r0")], groups: [] };
}

/** The condition of a row; undefined while something is missing. */
function toRule({ criterion, operator, value, within, not }: RuleRow): SegmentRule | undefined {
  const { input } = segmentCriteria[criterion];
  const text = value.trim();
  const isNumber = input === "money" || input === "count" || input === "days";
  const typed = isNumber ? (text === "" ? undefined : Number(text)) : input === "tag" ? text.toLowerCase() : text;
  const more = isBought(criterion) ? { within_days: within.trim() === "" ? null : Number(within) } : {};
  return SegmentRule.safeParse({ criterion, operator, value: typed, not, ...more }).data;
}

/** The question of a form; undefined while something is missing. */
export function toDocument({ match, rules, groups }: SegmentForm): SegmentDocument | undefined {
  const all = [
    ...rules.map(toRule),
    ...groups.map((group) => ({ match: group.match, rules: group.rules.map(toRule) })),
  ];
  return SegmentDocument.safeParse({ match, rules: all }).data;
}

/** How many conditions a form has. */
export const countRules = ({ rules, groups }: Pick<SegmentForm, "rules" | "groups">): number =>
  rules.length + groups.reduce((sum, group) => sum + group.rules.length, 0);

type FormProblem = { path: string; kind: "nameMissing" | "valueMissing" | "noRules" | "emptyGroup" | "tooMany" };

/** What is wrong with a form, at its fields. */
export function problemsOf(form: SegmentForm): FormProblem[] {
  const valuesIn = (rules: readonly RuleRow[], path: string): FormProblem[] =>
    rules.flatMap((rule, at) => (toRule(rule) ? [] : [{ path: `${path}.${at}.value`, kind: "valueMissing" as const }]));
  const problems: FormProblem[] = form.name.trim() === "" ? [{ path: "name", kind: "nameMissing" }] : [];
  problems.push(...valuesIn(form.rules, "rules"));
  for (const [at, { rules }] of form.groups.entries()) {
    if (rules.length === 0) problems.push({ path: `groups.${at}.rules.root`, kind: "emptyGroup" });
    problems.push(...valuesIn(rules, `groups.${at}.rules`));
  }
  const count = countRules(form);
  if (count === 0) problems.push({ path: "rules.root", kind: "noRules" });
  if (count > segmentRulesMost) problems.push({ path: "rules.root", kind: "tooMany" });
  return problems;
}

type Rules = Pick<SegmentForm, "rules" | "groups">;
const rowsOf = ({ rules, groups }: Rules) => [...rules, ...groups.flatMap((group) => group.rules)];

/** The products that a form names. */
export const productsIn = (form: Rules): string[] =>
  rowsOf(form).flatMap(({ criterion, value }) => (criterion === "bought" && value !== "" ? [value] : []));

/** Whether a form asks about a set. */
export const asksSets = (form: Rules): boolean => rowsOf(form).some(({ criterion }) => criterion === "bought_set");
