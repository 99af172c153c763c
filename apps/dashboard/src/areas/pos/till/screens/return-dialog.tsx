"use client";

import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Register } from "@mauzo/contract/pos/registers";
import type { TillReturn } from "@mauzo/contract/pos/returns";
import { isUnreadable } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { ReturnLines } from "../../../../entities/orders/order/parts/returns/return-lines.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useFindReceipt, useTakeBack } from "../data/use-return.ts";
import { ReturnedDialog } from "../parts/returned-dialog.tsx";

type Props = { shiftId: string; register: Register; onClose: () => void };

/** Takes goods back: the receipt is found, what came back is chosen, and its money is given out of the drawer. */
export function ReturnDialog({ shiftId, register, onClose }: Props) {
  const [order, setOrder] = useState<Order>();
  const [done, setDone] = useState<TillReturn>();
  if (done) return <ReturnedDialog back={done} register={register} onClose={onClose} />;
  if (!order) return <FindReceipt onFound={setOrder} onClose={onClose} />;
  return <TakeBack {...{ order, shiftId, onClose }} onDone={setDone} onChanged={setOrder} />;
}

function FindReceipt({ onFound, onClose }: { onFound: (order: Order) => void; onClose: () => void }) {
  const t = useTranslations("pos.returns");
  const failureText = useFailureText();
  const [code, setCode] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useFindReceipt(onFound);
  const problem = code.trim() === "" ? t("codeMissing") : error && failureText(error);
  return (
    <FormDialog
      title={t("find")}
      text={t("findText")}
      save={t("findSave")}
      busy={isPending}
      onSave={() => {
        setTried(true);
        if (code.trim() !== "") mutate(code);
      }}
      onClose={onClose}
    >
      <Field label={t("code")} {...(isTried && problem && { error: problem })}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={500}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

type TakeBackProps = {
  order: Order;
  shiftId: string;
  onDone: (back: TillReturn) => void;
  onChanged: (order: Order) => void;
  onClose: () => void;
};
function TakeBack({ order, shiftId, onDone, onChanged, onClose }: TakeBackProps) {
  const t = useTranslations("pos.returns");
  const pos = useTranslations("pos");
  const input = useTranslations("input");
  const failureText = useFailureText();
  const amountProblem = useAmountProblem();
  const mayRefund = useCanAccess(orderPayments.refund.access);
  const { draft, isEmpty, change, preview, error, busy, save } = useTakeBack({ order, shiftId, onDone, onChanged });
  const [problem, setProblem] = useState<string>();
  const isAllBack = order.lines.every(({ quantity }) => quantity === 0);
  const most = preview?.refundable.minor ?? 0;
  const refund = draft.refund === undefined ? most : (draft.refund ?? 0);
  const money = (minor: number) => formatMoney({ minor, currency: order.total.currency });
  const isRefunding = preview !== undefined && mayRefund && most > 0;
  const said = problem ?? (error ? failureText(error) : undefined);

  function takeBack() {
    if (isEmpty) return setProblem(t("empty"));
    if (!preview) return;
    if (!isRefunding) return save(0);
    if (isUnreadable(refund)) return setProblem(amountProblem(refund));
    if (refund > most) return setProblem(t("refundMost", { most: money(most) }));
    save(refund);
  }
  function changed(part: Parameters<typeof change>[0]) {
    setProblem(undefined);
    change(part);
  }

  return (
    <FormDialog
      title={t("title")}
      text={t("text", { number: order.order_id })}
      save={t("open")}
      busy={busy}
      disabled={isAllBack}
      onSave={takeBack}
      onClose={onClose}
    >
      {isAllBack && <p role="status">{t("nothingLeft")}</p>}
      <ReturnLines
        {...{ order, draft }}
        words={{ title: t("title"), restock: t("restock"), of: (quantity) => t("of", { quantity }) }}
        onChange={changed}
      />
      {preview && <p className="text-muted">{t("restockText")}</p>}
      {isRefunding && (
        <AmountField
          label={t("refund")}
          hint={t("refundText", { most: money(most) })}
          unit={order.total.currency}
          value={draft.refund === undefined ? most : draft.refund}
          onChange={(amount) => changed({ refund: amount ?? null })}
        />
      )}
      {preview && !isRefunding && (
        <p className="text-muted">{t(mayRefund || most === 0 ? "refundNone" : "mayNotRefund")}</p>
      )}
      {!isAllBack && (
        <Field label={pos("reason")} aside={input("optional")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={200}
              value={draft.reason}
              onChange={({ target }) => changed({ reason: target.value })}
            />
          )}
        </Field>
      )}
      {said !== undefined && (
        <p role="alert" className="text-danger">
          {said}
        </p>
      )}
    </FormDialog>
  );
}
