import {
  type Pair,
  type ProductSet,
  SetInput,
  type SetKind,
  type SetProduct,
  type SetRule,
} from "@mauzo/contract/catalogue/sets";

/** `key` identifies a section while it is moved and renamed. */
export type FormSection = { key: number; title: Pair; products: readonly SetProduct[] };
export type SetForm = {
  kind: SetKind;
  name: string;
  header: Pair;
  body: Pair;
  footer: Pair;
  rule: SetRule;
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

export const toForm = ({ kind, name, header, body, footer, rule, sections }: ProductSet): SetForm => ({
  kind,
  name,
  header,
  body,
  footer,
  rule: rule ?? anyRule,
  sections: rule ? [emptySection(0)] : sections.map((section, key) => ({ key, ...section })),
});

export function toInput({ kind, rule, sections, ...texts }: SetForm): SetInput {
  const idsOf = (section: FormSection | undefined) => section?.products.map(({ id }) => id) ?? [];
  switch (kind) {
    case "rule":
      return { kind, ...texts, rule };
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

/** The paths the contract would refuse: `name`, `sections.0.title.sw`, `product_ids`. */
export function problemsOf(input: SetInput): ReadonlySet<string> {
  const read = SetInput.safeParse(input);
  return new Set(read.success ? [] : read.error.issues.map(({ path }) => path.join(".")));
}
