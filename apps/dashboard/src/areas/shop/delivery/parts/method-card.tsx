"use client";

import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Input } from "@mauzo/ui/input";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { MethodForm } from "../rules.ts";

type Props = {
  method: MethodForm;
  /** Its place in the form. */
  at: number;
  currency: string;
  /** Undefined for the first method. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onChange: (part: Partial<MethodForm>) => void;
  onRemove: () => void;
};

/** One delivery method: its name, fee, free-delivery threshold, and whether it asks for a place. */
export function MethodCard({ method, at, currency, onUp, onDown, onChange, onRemove }: Props) {
  const t = useTranslations("delivery");
  const input = useTranslations("input");
  const number = String(at + 1);
  const path = `methods.${at}`;
  const sayAmount = (minor: unknown) => (typeof minor === "number" ? formatMoney({ minor, currency }) : undefined);
  return (
    <Card
      title={t("method", { number })}
      action={
        <span className="flex">
          <Button variant="ghost" size="icon" aria-label={t("up")} disabled={!onUp} onClick={onUp}>
            <ArrowUp aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("down")} disabled={!onDown} onClick={onDown}>
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("remove", { number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField name={`${path}.name`} label={t("name")}>
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              placeholder={t("nameExample")}
              value={method.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </FormField>
        <div className="grid gap-4 sm:grid-cols-2">
          <AmountField
            name={`${path}.fee_minor`}
            label={t("fee")}
            hint={t("feeHint")}
            say={sayAmount}
            unit={currency}
            value={method.fee_minor}
            onChange={(amount) => onChange({ fee_minor: amount ?? null })}
          />
          <AmountField
            name={`${path}.free_from_minor`}
            label={t("freeFrom")}
            aside={input("optional")}
            hint={t("freeFromHint")}
            say={sayAmount}
            unit={currency}
            value={method.free_from_minor}
            onChange={(amount) => onChange({ free_from_minor: amount ?? null })}
          />
        </div>
        <div>
          <Checkbox
            label={t("asksPlace")}
            className="min-h-9 pointer-coarse:min-h-11"
            checked={method.asks_place}
            onChange={({ target }) => onChange({ asks_place: target.checked })}
          />
          <ClashNote at={`methods/${method.id}/asks_place`} label={t("asksPlace")} />
        </div>
      </div>
    </Card>
  );
}
