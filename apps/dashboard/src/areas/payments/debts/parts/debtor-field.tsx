"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useFoundCustomers } from "../../../../entities/customers/customer/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

export type ChosenDebtor = { id: string; name: string; phone: string | null };
type Props = {
  chosen: ChosenDebtor | undefined;
  problem: string | undefined;
  onChoose: (debtor: ChosenDebtor | undefined) => void;
};

/** Who owes: found among the shop's customers by name or number. */
export function DebtorField({ chosen, problem, onChoose }: Props) {
  const t = useTranslations("debts.manual");
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed);
  const found = useFoundCustomers(asked, useCanAccess(customers.list.access));
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
            onChange={({ target }) => setTyped(target.value)}
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
