"use client";

import { type DisputeOutcome, disputeOutcomes } from "@mauzo/contract/orders/debt-answers";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { useSettle } from "../../actions/use-debt-terms.ts";

/** Answers what a customer disputes: whether the shop agrees, in words that they get. */
export function SettleDialog({ id, reason, onClose }: { id: string; reason: string; onClose: () => void }) {
  const t = useTranslations("credit.dispute");
  const failureText = useFailureText();
  const { mutate, error, isPending } = useSettle(id);
  const [outcome, setOutcome] = useState<DisputeOutcome>("accepted");
  const [answer, setAnswer] = useState("");
  const [isMissing, setMissing] = useState(false);
  const problem = isMissing ? t("answerMissing") : error ? failureText(error) : undefined;
  function save() {
    setMissing(answer.trim() === "");
    if (answer.trim() !== "") mutate({ outcome, answer: answer.trim() }, { onSuccess: onClose });
  }
  return (
    <FormDialog title={t("settle")} text={reason} save={t("send")} busy={isPending} onSave={save} onClose={onClose}>
      <ChoiceChips
        label={t("settle")}
        chips={disputeOutcomes.map((value) => ({ value, text: t(`choices.${value}`) }))}
        value={outcome}
        onChoose={setOutcome}
      />
      <p className="text-[0.8125rem] text-muted">{t(`next.${outcome}`)}</p>
      <Field label={t("answer")} {...(problem !== undefined && { error: problem })}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
