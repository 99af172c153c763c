"use client";

import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { useTranslations } from "use-intl";
import type { SetEditing } from "../../form/use-set-form.ts";
import { RuleFields } from "./rule-fields.tsx";
import { SectionProducts } from "./section-products.tsx";

const kinds = [
  ["curated", "byHand"],
  ["rule", "byRule"],
] as const;

/** How products get into a collection: by hand, in an order, or by a rule. */
export function CollectionSection({ editing }: { editing: SetEditing }) {
  const t = useTranslations("sets");
  const { form, change, problems } = editing;
  const [section] = form.sections;
  return (
    <Card title={t("chosen")}>
      <fieldset aria-label={t("how")} className="mb-4 flex flex-wrap gap-1.5">
        {kinds.map(([kind, word]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={form.kind === kind}
            onClick={() => change({ kind })}
            className={clsx(
              "min-h-10 rounded-full px-4 transition-colors",
              form.kind === kind ? "bg-ink font-medium text-paper" : "bg-sunken text-ink hover:bg-line",
            )}
          >
            {t(word)}
          </button>
        ))}
      </fieldset>
      {form.kind === "rule" ? (
        <RuleFields editing={editing} />
      ) : (
        section && (
          <SectionProducts
            editing={editing}
            section={section}
            label={t("chosen")}
            finder={t("find")}
            error={problems.has("product_ids") ? t("problem.products") : undefined}
          />
        )
      )}
    </Card>
  );
}
