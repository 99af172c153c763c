"use client";

import { type DrawerMoveKind, drawerMoveKinds } from "@mauzo/contract/pos/shifts";
import { exactAmount, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useMoveCash } from "../../../../entities/pos/shift/actions/use-shift.ts";
import { newUuid } from "../../../../lib/ids/new-uuid.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Props = { shiftId: string; currency: string; onClose: () => void };

/** Puts cash into the drawer or takes some out, and says why. */
export function CashDialog({ shiftId, currency, onClose }: Props) {
  const t = useTranslations("pos");
  const failureText = useFailureText();
  const [id] = useState(newUuid);
  const [kind, setKind] = useState<DrawerMoveKind>("out");
  const [amount, setAmount] = useState<TypedAmount | undefined>();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMoveCash(shiftId);
  const minor = exactAmount(amount) ?? 0;
  const isReady = minor > 0 && reason.trim() !== "";
  return (
    <FormDialog
      title={t("moveCash")}
      text={t("moveText")}
      save={t("save")}
      busy={isPending}
      onSave={() => {
        setTried(true);
        if (isReady) mutate({ id, kind, amount_minor: minor, reason: reason.trim() }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <ChoiceChips
        label={t("moveKind")}
        chips={drawerMoveKinds.map((value) => ({ value, text: t(`moveKinds.${value}`) }))}
        value={kind}
        onChoose={setKind}
      />
      <AmountField
        label={t("amount")}
        unit={currency}
        value={amount}
        onChange={setAmount}
        {...(isTried && amount === undefined && { error: t("amountMissing") })}
      />
      <Field label={t("reason")} {...(isTried && reason.trim() === "" && { error: t("reasonMissing") })}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={120}
            placeholder={t("reasonExample")}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {error && (
        <p role="alert" className="text-danger">
          {failureText(error)}
        </p>
      )}
    </FormDialog>
  );
}
