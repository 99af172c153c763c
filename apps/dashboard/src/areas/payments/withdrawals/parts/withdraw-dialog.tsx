"use client";

import {
  leastWithdrawnMinor,
  mostWithdrawnMinor,
  type PayoutDestination,
  type WithdrawalOffer,
  withdrawalPresets,
} from "@mauzo/contract/payments/withdrawals";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useCreateWithdrawal, useQuote } from "../../../../entities/payments/withdrawal/actions/use-withdrawal.ts";
import { newUuid } from "../../../../lib/ids/new-uuid.ts";
import { useRefusalText } from "../../../../lib/session/password/use-refusal-text.ts";

type Props = { offer: WithdrawalOffer; destinations: readonly PayoutDestination[]; onClose: () => void };

/** How much, to which wallet, what it costs, and then the money leaves. */
export function WithdrawDialog({ offer, destinations, onClose }: Props) {
  const t = useTranslations("withdrawals");
  const language = useLocale();
  const amountProblem = useAmountProblem();
  const { available, most } = offer;
  // Of one sheet there is one withdrawal, however often it is sent.
  const [id] = useState(newUuid);
  const [amount, setAmount] = useState<TypedAmount | undefined>();
  const [destination, setDestination] = useState(destinations[0]?.id ?? "");
  const [problem, setProblem] = useState<string>();
  const isWhole = typeof amount === "number" && amount % 100 === 0;
  const isAsked = isWhole && amount >= leastWithdrawnMinor && amount <= mostWithdrawnMinor;
  const quote = useQuote(isAsked ? amount : undefined);
  const { mutate, isPending, error } = useCreateWithdrawal();
  const refusal = useRefusalText(error);
  const isQuoted = isAsked && quote.data?.amount.minor === amount;
  const isTooMuch = isQuoted && quote.data !== undefined && quote.data.left.minor < 0;

  function save() {
    if (isUnreadable(amount)) return setProblem(amountProblem(amount));
    if (!amount) return setProblem(t("amountMissing"));
    if (!isAsked) return setProblem(t("amountWrong", { least: formatAmount(leastWithdrawnMinor) }));
    if (!quote.data || !isQuoted) return setProblem(t("quoteMissing"));
    mutate(
      { id, destination_id: destination, amount_minor: amount, fee_minor: quote.data.fee.minor },
      { onSuccess: onClose },
    );
  }
  const choose = (minor: TypedAmount | undefined) => {
    setAmount(minor);
    setProblem(undefined);
  };

  return (
    <FormDialog
      title={t("withdrawTitle")}
      text={t("withdrawText")}
      save={t("withdraw")}
      busy={isPending}
      disabled={isTooMuch}
      onSave={save}
      onClose={onClose}
    >
      <AmountField
        label={t("amount")}
        error={isTooMuch ? t("tooMuch", { amount: formatAmount(most.minor) }) : problem}
        hint={t("most", { amount: formatAmount(most.minor) })}
        autoFocus
        unit={available.currency}
        value={amount}
        onChange={choose}
      />
      <fieldset aria-label={t("presets")} className="flex flex-wrap gap-1.5">
        {withdrawalPresets.map((shillings) => (
          <Button
            key={shillings}
            size="sm"
            variant="secondary"
            disabled={shillings * 100 > most.minor}
            aria-pressed={amount === shillings * 100}
            onClick={() => choose(shillings * 100)}
          >
            {formatAmount(shillings * 100)}
          </Button>
        ))}
      </fieldset>
      <Field label={t("destination")}>
        {(control) => (
          <Select {...control} value={destination} onChange={({ target }) => setDestination(target.value)}>
            {destinations.map((one) => (
              <option key={one.id} value={one.id}>
                {`${networkName(one.network, language)} …${one.phone_end} · ${one.name}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-muted">{t("fee")}</dt>
        <dd>{isQuoted && quote.data ? formatMoney(quote.data.fee) : "…"}</dd>
        <dt className="text-muted">{t("left")}</dt>
        <dd>{isQuoted && quote.data ? formatMoney(quote.data.left) : "…"}</dd>
      </dl>
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}
