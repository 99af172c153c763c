"use client";

import type { Customer as KnownCustomer } from "@mauzo/contract/customers/customers";
import type { OrderDraft } from "@mauzo/contract/orders/order-drafts";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { PhoneField } from "../../../../../components/form/phone-field.tsx";
import type { ParsedPhone } from "../../../../../components/form/use-parsed-phone.ts";
import { CreditRoom } from "./credit-room.tsx";

type Customer = OrderDraft["customer"];
type Props = {
  customer: Customer;
  /** The shop's customers who match what is typed. */
  known: readonly KnownCustomer[];
  reading: ParsedPhone;
  /** Who was chosen, as far as that may be seen. */
  chosen: KnownCustomer | undefined;
  /** What of the order is left unpaid: it counts against what they may owe. */
  unpaidMinor: number;
  onChange: (customer: Customer) => void;
};

const digitsOf = (phone: string) => phone.replace(/\D/g, "");

/** The customer: a known one, found while typing, or a new one. */
export function CustomerFields({ customer, known, reading, chosen, unpaidMinor, onChange }: Props) {
  const t = useTranslations("addOrder");
  const typed = typeof reading === "object" ? digitsOf(reading.number) : "";
  const meant =
    customer.id === null ? known.find(({ phone }) => typed !== "" && digitsOf(phone ?? "") === typed) : chosen;
  const room = meant && <CreditRoom customer={meant} unpaidMinor={unpaidMinor} />;
  if (customer.id !== null)
    return (
      <Card title={t("customer")}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="wrap-anywhere min-w-0">
            <bdi className="font-medium">{customer.name}</bdi>{" "}
            <bdi className="text-muted tabular-nums">{customer.phone}</bdi>
          </p>
          <Button variant="secondary" size="sm" onClick={() => onChange({ id: null, name: "", phone: "" })}>
            {t("another")}
          </Button>
        </div>
        {room}
      </Card>
    );
  return (
    <Card title={t("customer")} description={t("customerText")}>
      <div className="flex flex-col gap-4">
        <Field label={t("name")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={customer.name}
              onChange={({ target }) => onChange({ ...customer, name: target.value })}
            />
          )}
        </Field>
        <PhoneField
          label={t("phone")}
          value={customer.phone}
          reading={reading}
          error={reading === "wrong" ? t("phoneWrong") : undefined}
          onChange={(phone) => onChange({ ...customer, phone })}
        />
        {known.length > 0 && (
          <ul aria-label={t("known")} className="flex flex-wrap gap-2">
            {known.slice(0, 5).map(({ id, name, phone, other_names }) => (
              <li key={id} className="max-w-full">
                <Button variant="secondary" size="sm" onClick={() => onChange({ id, name, phone: phone ?? "" })}>
                  <bdi>{name}</bdi>
                  {name !== "" && phone && " · "}
                  <bdi>{phone}</bdi>
                  {other_names.length > 0 &&
                    ` · ${t("otherNames", { names: other_names.map(isolateBidi).join(", ") })}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {room}
      </div>
    </Card>
  );
}
