import {
  type Pair,
  type ProductSet,
  SetInput,
  type SetKind,
  type SetProduct,
  type SetRule,
} from "@mauzo/contract/catalogue/sets";
import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import type { MergeRules } from "../../../../components/form/editing/merge/merge-forms.ts";

/** `key` identifies a section while it is moved and renamed. */
export type FormSection = { key: number; title: Pair; products: readonly SetProduct[] };
/** The rule as it is typed: an amount may be unreadable. */
type RuleForm = Omit<SetRule, "price_least_minor" | "price_most_minor"> & {
  price_least_minor: TypedAmount | null;
  price_most_minor: TypedAmount | null;
};
export type SetForm = {
  kind: SetKind;
  name: string;
  header: Pair;
  body: Pair;
  footer: Pair;
  rule: RuleForm;
  /** A collection has only the first one, without a title. */
  sections: readonly FormSection[];
};

const none: Pair = { en: "", sw: "" };
const anyRule: SetRule = {
  pick: "best_sellers",
  category: null,
  price_least_minor: null,
  price_most_minor: null,
  in_stock: true,
  most: 30,
};

export const emptySection = (key: number): FormSection => ({ key, title: none, products: [] });

export const newForm = (kind: SetKind): SetForm => ({
  kind,
  name: "",
  header: none,
  body: none,
  footer: none,
  rule: anyRule,
  sections: [emptySection(0)],
});

type Section = Omit<FormSection, "key">;
const hasTitleOf = ({ title }: Section, other: Section) => title.en === other.title.en && title.sw === other.title.sw;
const hasProductOf = ({ products }: Section, other: Section) =>
  products.some(({ id }) => other.products.some((product) => product.id === id));

/** Sections have no ids: one is known again by its title, else by a product it still has. */
function withKeys(sections: readonly Section[], before: readonly FormSection[]): FormSection[] {
  const keys = new Map<Section, number>();
  for (const isSame of [hasTitleOf, hasProductOf])
    for (const section of sections) {
      const taken = new Set(keys.values());
      const known = before.find((other) => !taken.has(other.key) && isSame(section, other));
      if (known && !keys.has(section)) keys.set(section, known.key);
    }
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  return sections.map((section) => ({ key: keys.get(section) ?? next++, ...section }));
}

/** @param before the form it replaces: sections that are known again keep their keys. */
export const toForm = (
  { kind, name, header, body, footer, rule, sections }: ProductSet,
  before: Pick<SetForm, "sections"> = { sections: [] },
): SetForm => ({
  kind,
  name,
  header,
  body,
  footer,
  rule: rule ?? anyRule,
  sections: rule ? [emptySection(0)] : withKeys(sections, before.sections),
});

/** What a set shows of its products is theirs; of it nobody types anything. */
export const mergeRules: MergeRules = { follows: ([name, ...path]) => name === "sections" && path.length > 3 };

/** The rule as it is sent; an amount that cannot be read is none, and one of the form's problems. */
export const ruleOf = (rule: RuleForm): SetRule => ({
  ...rule,
  price_least_minor: exactAmount(rule.price_least_minor) ?? null,
  price_most_minor: exactAmount(rule.price_most_minor) ?? null,
});

export function toInput({ kind, rule, sections, ...texts }: SetForm): SetInput {
  const idsOf = (section: FormSection | undefined) => section?.products.map(({ id }) => id) ?? [];
  switch (kind) {
    case "rule":
      return { kind, ...texts, rule: ruleOf(rule) };
    case "curated":
      return { kind, ...texts, product_ids: idsOf(sections[0]) };
    case "template":
      return {
        kind,
        ...texts,
        sections: sections.map((section) => ({ title: section.title, product_ids: idsOf(section) })),
      };
  }
}

type ProblemKey = "amount" | "name" | "title" | "products" | "prices" | "most" | "tooMany" | "other";

function keyOf(path: string): ProblemKey {
  if (path.endsWith("product_ids")) return "products";
  if (path.includes(".title.")) return "title";
  const known = { name: "name", "rule.price_least_minor": "prices", "rule.most": "most", sections: "tooMany" } as const;
  return Object.entries(known).find(([name]) => name === path)?.[1] ?? "other";
}

/** What cannot be read, and what the contract would refuse, at its field. */
export function problemsOf(form: SetForm): { path: string; key: ProblemKey }[] {
  const { error } = SetInput.safeParse(toInput(form));
  const amounts = form.kind === "rule" ? (["price_least_minor", "price_most_minor"] as const) : [];
  const unreadable = amounts.filter((name) => isUnreadable(form.rule[name]));
  const refused = (error?.issues ?? []).map((issue): { path: string; key: ProblemKey } => {
    const path = issue.path.join(".");
    if (path === "sections") return { path: "sections.root", key: "tooMany" };
    const section = path.startsWith("sections.") ? issue.path[1] : 0;
    return {
      path: path.includes("product_ids") ? `sections.${String(section)}.products.root` : path,
      key: keyOf(path),
    };
  });
  return [...unreadable.map((name) => ({ path: `rule.${name}`, key: "amount" as const })), ...refused];
}
