"use client";

import {
  type ChoosableField,
  choosableFields,
  type MergePreview as Preview,
} from "@mauzo/contract/customers/customer-merges";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useMerge, useSeparate } from "../../../../entities/customers/customer/actions/use-merge.ts";
import { ChoiceRow } from "./choice-row.tsx";

type Props = { preview: Preview; onAnother: () => void };

/** Both side by side: what is chosen, what is kept of both, and the one press that merges them. */
export function MergePreview({ preview, onAnother }: Props) {
  const t = useTranslations("merges");
  const list = useTranslations("customers");
  const router = useRouter();
  const { this: one, other, merged } = preview;
  const [chosen, setChosen] = useState<Partial<Record<ChoosableField, "this" | "other">>>({});
  const { mutate: merge, isPending: merging } = useMerge(one.id);
  const { mutate: separate, isPending: separating } = useSeparate();
  const kept: [string, ReactNode][] = [
    [t("orders"), String(merged.total_orders)],
    [t("total"), formatMoney(merged.total)],
    [t("owed"), merged.owed.minor > 0 && formatMoney(merged.owed)],
    [t("numbers"), merged.phones.length > 0 && <bdi className="tabular-nums">{merged.phones.join(", ")}</bdi>],
    [t("tags"), merged.tags.length > 0 && <bdi>{merged.tags.join(", ")}</bdi>],
    [t("notes"), merged.notes > 0 && String(merged.notes)],
  ];
  return (
    <div className="flex flex-col gap-4">
      <Card title={t("choose")} description={t("chooseText")}>
        <div className="mb-3 grid grid-cols-2 gap-2">
          {[one, other].map(({ id, name, phone, total_orders, total }) => (
            <p key={id} className="wrap-anywhere min-w-0 text-center text-[0.8125rem] text-muted">
              <bdi className="block font-medium text-[0.9375rem] text-ink">{name || phone || list("unnamed")}</bdi>
              {list("orderCount", { count: total_orders })}
              <span className="block tabular-nums">{formatMoney(total)}</span>
            </p>
          ))}
        </div>
        {choosableFields.map((field) => (
          <ChoiceRow
            key={field}
            field={field}
            preview={preview}
            chosen={chosen[field] ?? preview.keep[field]}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
      </Card>
      <Card title={t("together")}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          {kept.map(
            ([label, value]) =>
              value && (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere text-right">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={merging}
          className="max-md:w-full"
          onClick={() =>
            merge(
              {
                ...{ other_id: other.id, version: one.version, other_version: other.version },
                keep: { ...preview.keep, ...chosen },
              },
              { onSuccess: ({ customer }) => router.replace(`/dashboard/customers/${customer.id}`) },
            )
          }
        >
          {t("merge")}
        </Button>
        <Button
          variant="secondary"
          busy={separating}
          onClick={() =>
            separate({ id: one.id, otherId: other.id, different: true }, { onSuccess: () => router.back() })
          }
        >
          {t("different")}
        </Button>
        <Button variant="ghost" onClick={onAnother}>
          {t("another")}
        </Button>
      </div>
    </div>
  );
}
