import type { Pair, SetInput } from "@mauzo/contract/catalogue/sets";
import type * as z from "zod/mini";
import type { SetSection } from "./queries/read-sets.ts";

export const untitled = { en: "", sw: "" };

/** The sections stored for a set: none for a rule, whose products are found at the time of reading. */
export function sectionsOf(set: z.output<typeof SetInput>): SetSection[] {
  switch (set.kind) {
    case "curated":
      return [{ title: untitled, ids: set.product_ids }];
    case "rule":
      return [];
    case "template":
      return set.sections.map(({ title, product_ids }) => ({ title, ids: product_ids }));
  }
}

/** The title by which customers pick a set. */
export const titleOf = ({ name, texts: { header } }: { name: string; texts: { header: Pair } }): Pair => ({
  en: header.en || name,
  sw: header.sw || name,
});

export const rowOf = (set: z.output<typeof SetInput>) => ({
  kind: set.kind,
  name: set.name,
  texts: { header: set.header, body: set.body, footer: set.footer },
  rule: set.kind === "rule" ? set.rule : null,
});
