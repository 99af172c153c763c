"use client";

import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import { ClashNote } from "../../../../../components/form/editing/clash-note.tsx";
import type { SetEditing } from "../../form/use-set-form.ts";
import { CollectionRuleFields } from "./collection-rule-fields.tsx";
import { SectionProducts } from "./section-products.tsx";

const kinds = [
  ["curated", "byHand"],
  ["rule", "byRule"],
] as const;

/** How products get into a collection: picked by hand in an order, or by a rule. */
export function CollectionSection({ editing }: { editing: SetEditing }) {
  const t = useTranslations("sets");
  const { form, change } = editing;
  const [section] = form.sections;
  return (
    <Card title={t("chosen")}>
      <ChoiceChips
        label={t("how")}
        chips={kinds.map(([kind, word]) => ({ value: kind, text: t(word) }))}
        value={form.kind}
        onChoose={(kind) => change({ kind })}
        className="mb-4 flex-wrap"
      />
      <ClashNote
        at="kind"
        label={t("how")}
        say={(value) => kinds.filter(([kind]) => kind === value).map(([, word]) => t(word))[0]}
      />
      {form.kind === "rule" ? (
        <CollectionRuleFields editing={editing} />
      ) : (
        section && <SectionProducts editing={editing} section={section} label={t("chosen")} finder={t("find")} />
      )}
    </Card>
  );
}
