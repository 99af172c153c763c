"use client";

import type { SavedWithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import { leastWithdrawnMinor, mostWithdrawnMinor } from "@mauzo/contract/payments/withdrawals";
import type { TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatAmount } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useSaveSettings } from "../../../../entities/payments/withdrawal/actions/use-withdrawal.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useRefusalText } from "../../../../lib/session/password/use-refusal-text.ts";

/** From which sum on a second admin confirms a withdrawal. */
export function SecondAdminCard({ saved }: { saved: SavedWithdrawalSettings }) {
  const t = useTranslations("withdrawals");
  const { currency } = useAccount().shop;
  const [amount, setAmount] = useState<TypedAmount | undefined>(saved.confirm_from_minor ?? undefined);
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = useSaveSettings();
  const refusal = useRefusalText(error);
  return (
    <Card title={t("secondAdmin")} description={t("secondAdminText")}>
      {saved.still && (
        <p className="mb-3 max-w-prose text-[0.8125rem] text-muted">
          {t("stillConfirmed", { amount: formatAmount(saved.still.confirm_from_minor), currency })}{" "}
          <RelativeTime iso={saved.still.until} full />
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isEmpty = amount === undefined;
          const isRight = typeof amount === "number" && amount >= leastWithdrawnMinor && amount <= mostWithdrawnMinor;
          setWrong(!isEmpty && !isRight);
          if (isEmpty || isRight) mutate({ confirm_from_minor: isRight ? amount : null, version: saved.version });
        }}
        className="flex max-w-sm flex-col items-start gap-3"
      >
        <AmountField
          className="w-full"
          label={t("confirmFrom")}
          hint={`${t("confirmFromHint")} ${t("looserText")}`}
          error={isWrong ? t("amountWrong", { least: formatAmount(leastWithdrawnMinor) }) : undefined}
          unit={currency}
          value={amount}
          onChange={setAmount}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          {t("saveSettings")}
        </Button>
        {refusal && (
          <p role="alert" className="text-danger">
            {refusal}
          </p>
        )}
      </form>
    </Card>
  );
}
