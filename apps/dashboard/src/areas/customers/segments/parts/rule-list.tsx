"use client";

import type { SegmentMatch } from "@mauzo/contract/customers/segment-criteria";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListError } from "../../../../components/form/editing/list-error.tsx";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { emptyRule, type RuleRow } from "../form/segment-form.ts";
import type { Known } from "./known.ts";
import { RuleFields } from "./rule-fields.tsx";

type Group = { match: SegmentMatch; rules: RuleRow[] };
type Props = {
  /** Where the conditions are in the form: `rules`. */
  path: string;
  group: Group;
  isFull: boolean;
  known: Known;
  onChange: (group: Group) => void;
};

/** Conditions, and whether all of them must be true or any. */
export function RuleList({ path, group: { match, rules }, isFull, known, onChange }: Props) {
  const t = useTranslations("segments");
  const replace = (key: string, next: RuleRow) =>
    onChange({ match, rules: rules.map((row) => (row.key === key ? next : row)) });
  return (
    <>
      <ChoiceChips
        label={t("match")}
        chips={(["all", "any"] as const).map((value) => ({ value, text: t(`matches.${value}`) }))}
        value={match}
        onChoose={(next) => onChange({ match: next, rules })}
      />
      <ul className="mt-3 flex flex-col gap-2">
        {rules.map((row, at) => (
          <RuleFields
            key={row.key}
            path={`${path}.${at}`}
            row={row}
            known={known}
            onChange={(next) => replace(row.key, next)}
            onRemove={() => onChange({ match, rules: rules.filter(({ key }) => key !== row.key) })}
          />
        ))}
      </ul>
      <ListError name={path} />
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        disabled={isFull}
        onClick={() => onChange({ match, rules: [...rules, emptyRule(newIdempotencyKey())] })}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t("addRule")}
      </Button>
    </>
  );
}
