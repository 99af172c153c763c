"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";

export type ChosenDebtor = { id: string; name: string; phone: string | null };
export type DebtorSearch = {
  typed: string;
  onType: (text: string) => void;
  found: readonly ChosenDebtor[] | undefined;
};
type Props = {
  search: DebtorSearch;
  chosen: ChosenDebtor | undefined;
  problem: string | undefined;
  onChoose: (debtor: ChosenDebtor | undefined) => void;
};

/** Who owes: found among the shop's customers by name or number. */
export function DebtorField({ search: { typed, onType, found }, chosen, problem, onChoose }: Props) {
  const t = useTranslations("debts.manual");
  if (chosen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="wrap-anywhere min-w-0">
          <bdi className="font-medium">{chosen.name}</bdi> <bdi className="text-muted tabular-nums">{chosen.phone}</bdi>
        </p>
        <Button variant="secondary" size="sm" onClick={() => onChoose(undefined)}>
          {t("another")}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <Field label={t("customer")} hint={t("customerHint")} error={problem}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      {found?.length === 0 && (
        <p role="status" className="text-[0.8125rem] text-muted">
          {t("nobody")}
        </p>
      )}
      <ul aria-label={t("found")} className="flex flex-wrap gap-2 empty:hidden">
        {found?.slice(0, 5).map(({ id, name, phone }) => (
          <li key={id} className="max-w-full">
            <Button variant="secondary" size="sm" onClick={() => onChoose({ id, name, phone })}>
              <bdi>{name}</bdi>
              {name !== "" && phone && " · "}
              <bdi>{phone}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
