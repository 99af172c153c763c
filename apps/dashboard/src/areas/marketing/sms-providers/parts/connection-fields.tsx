"use client";

import { SmsSender, smsConnectionLimits } from "@mauzo/contract/marketing/sms-connections";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";

/** What can be changed of a connection, as it is typed. */
export type Changeable = { sender: string; price: TypedAmount | undefined };

/** What is saved of it; undefined while something is wrong. */
export function changeableOf({ sender, price }: Changeable) {
  const { data } = SmsSender.safeParse(sender);
  if (data === undefined || price === undefined || isUnreadable(price)) return undefined;
  return { sender_id: data, part_price_minor: price };
}

type Props = { value: Changeable; isTried: boolean; onChange: (next: Partial<Changeable>) => void };

/** The sender name and the price of a part. */
export function ConnectionFields({ value: { sender, price }, isTried, onChange }: Props) {
  const t = useTranslations("smsProviders");
  const { currency } = useAccount().shop;
  const isWrong = isTried && !SmsSender.safeParse(sender).success;
  return (
    <>
      <Field
        label={t("sender")}
        hint={t("senderHint", { most: String(smsConnectionLimits.sender) })}
        {...(isWrong && { error: t("senderWrong") })}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={smsConnectionLimits.sender}
            placeholder={t("senderExample")}
            value={sender}
            onChange={({ target }) => onChange({ sender: target.value })}
          />
        )}
      </Field>
      <AmountField
        label={t("price")}
        hint={t("priceHint")}
        unit={currency}
        value={price}
        onChange={(next) => onChange({ price: next })}
        {...(isTried && price === undefined && { error: t("priceMissing") })}
      />
    </>
  );
}
