"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { MoneyInput } from "../../../../components/form/money-input.tsx";
import type { DraftMethod, MethodProblems } from "../rules.ts";

type Props = {
  method: DraftMethod;
  number: number;
  currency: string;
  problems: MethodProblems | undefined;
  /** Undefined for the first method. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onChange: (part: Partial<DraftMethod>) => void;
  onRemove: () => void;
};

/** One delivery method: its name, fee, free-delivery threshold, and whether it asks for a place. */
export function MethodCard({ method, number, currency, problems, onUp, onDown, onChange, onRemove }: Props) {
  const t = useTranslations("delivery");
  const input = useTranslations("input");
  return (
    <Card
      title={t("method", { number: String(number) })}
      action={
        <span className="flex">
          <Button variant="ghost" size="icon" aria-label={t("up")} disabled={!onUp} onClick={onUp}>
            <ArrowUp aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("down")} disabled={!onDown} onClick={onDown}>
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("remove", { number: String(number) })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t("name")} error={problems?.name && t("nameMissing")}>
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              placeholder={t("nameExample")}
              value={method.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("fee")} hint={t("feeHint")} error={problems?.fee && t("feeMissing")}>
            {(control) => (
              <MoneyInput
                {...control}
                currency={currency}
                value={method.fee_minor}
                onChange={(fee_minor) => onChange({ fee_minor })}
              />
            )}
          </Field>
          <Field label={t("freeFrom")} aside={input("optional")} hint={t("freeFromHint")}>
            {(control) => (
              <MoneyInput
                {...control}
                currency={currency}
                value={method.free_from_minor ?? undefined}
                onChange={(minor) => onChange({ free_from_minor: minor ?? null })}
              />
            )}
          </Field>
        </div>
        <Checkbox
          label={t("asksPlace")}
          className="min-h-9 pointer-coarse:min-h-11"
          checked={method.asks_place}
          onChange={({ target }) => onChange({ asks_place: target.checked })}
        />
      </div>
    </Card>
  );
}
