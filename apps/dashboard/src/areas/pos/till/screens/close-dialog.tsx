"use client";

import type { Register } from "@mauzo/contract/pos/registers";
import type { Shift } from "@mauzo/contract/pos/shifts";
import { exactAmount, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Modal } from "@mauzo/ui/modal";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { Slip } from "../../../../components/slip.tsx";
import { ZReport } from "../../../../entities/pos/shift/parts/z-report.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { isClosing } from "../../../../lib/unsent-sales/unsent-rows.ts";
import { useUnsentRows, useUnsentSales } from "../../../../lib/unsent-sales/use-unsent-sales.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useCloseShift } from "../data/use-shift-here.ts";
import { unsentOf } from "../rules/late-sales.ts";

type Props = {
  shift: Shift;
  /** Whether what is expected counts the sales that are not sent yet, which are sent before the count. */
  isWithUnsent: boolean;
  width: Register["receipt_width"];
  currency: string;
  /** Called with the shift once it is closed. */
  onClosed: (shift: Shift) => void;
  onClose: () => void;
};

/** Counts the drawer and closes the shift; what is missing or too much is told before, and needs a word about it. */
export function CloseDialog({ shift, isWithUnsent, currency, onClosed, onClose }: Omit<Props, "width">) {
  const t = useTranslations("pos");
  const failureText = useFailureText();
  const [counted, setCounted] = useState<TypedAmount | undefined>();
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useCloseShift(shift, onClosed);
  const unsent = unsentOf(useUnsentSales(useAccount().shop.id), shift.id);
  const minor = exactAmount(counted);
  const difference = minor === undefined ? 0 : minor - shift.expected.minor;
  const needsNote = difference !== 0;
  const isReady = minor !== undefined && (!needsNote || note.trim() !== "");
  return (
    <FormDialog
      title={t("closeShift")}
      text={t("closeText")}
      save={t("closeShift")}
      busy={isPending}
      needsNetwork={false}
      onSave={() => {
        setTried(true);
        if (isReady) mutate({ counted_minor: minor, note: note.trim() });
      }}
      onClose={onClose}
    >
      {!isWithUnsent && unsent.sales > 0 && (
        <p role="status" className="rounded-control bg-accent-soft px-3 py-2">
          {t("closeUnsent", { sales: unsent.sales, cash: formatMoney({ minor: unsent.cash, currency }) })}
        </p>
      )}
      <AmountField
        label={t("counted")}
        unit={currency}
        value={counted}
        onChange={setCounted}
        autoFocus
        {...(isTried && counted === undefined && { error: t("countMissing") })}
      />
      <p aria-live="polite">
        {t("expected", { amount: formatMoney(shift.expected) })}
        {minor !== undefined && (
          <>
            {" "}
            <strong>
              {difference === 0
                ? t("balances")
                : t(difference < 0 ? "short" : "over", {
                    amount: formatMoney({ minor: Math.abs(difference), currency }),
                  })}
            </strong>
          </>
        )}
      </p>
      {needsNote && (
        <Field label={t("note")} {...(isTried && note.trim() === "" && { error: t("noteMissing") })}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      )}
      {error && (
        <p role="alert" className="text-danger">
          {failureText(error)}
        </p>
      )}
    </FormDialog>
  );
}

/** The Z report of the shift that was just closed, to print. */
export function ClosedDialog({ shift, width, onClose }: Pick<Props, "shift" | "width" | "onClose">) {
  const t = useTranslations("pos");
  const shell = useTranslations("shell");
  const rows = useUnsentRows(useAccount().shop.id);
  const isUnsent = rows.filter(isClosing).some(({ closes }) => closes === shift.id);
  return (
    <Modal
      title={t("closed")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[8vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-4 p-5">
        {isUnsent && <p role="status">{t("closedUnsent")}</p>}
        <Slip width={width} print={t("print")} actions={<Button onClick={onClose}>{t("done")}</Button>}>
          <ZReport shift={shift} />
        </Slip>
      </div>
    </Modal>
  );
}
