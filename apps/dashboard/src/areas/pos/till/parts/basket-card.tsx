"use client";

import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import {
  isSameLine,
  linesProblem,
  withFullStock,
  withRemainingStock,
} from "../../../../entities/orders/order/form/order-draft.ts";
import { DraftLineRow } from "../../../../entities/orders/order/parts/lines/draft-line-row.tsx";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";

const EditLineSheet = lazyPart(
  async () => (await import("../../../../entities/orders/order/parts/lines/edit-line-sheet.tsx")).EditLineSheet,
);

type Props = { lines: DraftLine[]; currency: string; actions: ReactNode; onChange: (lines: DraftLine[]) => void };

/** What the customer is buying. */
export function BasketCard({ lines, currency, actions, onChange }: Props) {
  const t = useTranslations("addOrder");
  const pos = useTranslations("pos");
  const [open, setOpen] = useState<DraftLine>();
  const problem = linesProblem(lines);
  const replace = (line: DraftLine) => onChange(lines.map((other) => (isSameLine(other, line) ? line : other)));
  const nameOf = (line: DraftLine) => {
    const same = lines.filter(({ id }) => id === line.id);
    return same.length > 1 ? `${line.name} (${same.indexOf(line) + 1})` : line.name;
  };
  return (
    <Card title={pos("basket")} flush action={actions}>
      {lines.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{pos("basketEmpty")}</p>}
      <ul aria-label={pos("basket")}>
        {lines.map((line) => (
          <DraftLineRow
            key={`${line.id} ${line.item}`}
            line={line}
            name={nameOf(line)}
            currency={currency}
            onChange={replace}
            onOpen={() => setOpen(line)}
            onRemove={() => onChange(lines.filter((other) => !isSameLine(other, line)))}
          />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="border-line border-t px-4 py-3 text-danger md:px-5">
          {t(`problem.${problem}`)}
        </p>
      )}
      {open && (
        <EditLineSheet
          line={withRemainingStock(open, lines)}
          currency={currency}
          save={t("saveItem")}
          onSave={(line) => {
            setOpen(undefined);
            replace(withFullStock(line, open));
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
