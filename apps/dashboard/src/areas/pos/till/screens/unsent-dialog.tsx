"use client";

import type { UnsentRow } from "@mauzo/contract/pos/till-drafts";
import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Modal } from "@mauzo/ui/modal";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useAccount } from "../../../../lib/session/account.tsx";
import { behindOf, isOpening, isSale, isStranded, unsentIdOf } from "../../../../lib/unsent-sales/unsent-rows.ts";
import { useOutbox } from "../data/use-outbox.ts";

type Props = { rows: readonly UnsentRow[]; onClose: () => void };

/** What waits on this device. One that was refused is tried again, or taken out with a reason. */
export function UnsentDialog({ rows, onClose }: Props) {
  const t = useTranslations("pos");
  const shell = useTranslations("shell");
  const { sendAll, isSending } = useOutbox();
  return (
    <Modal
      title={t("unsentTitle")}
      text={t("unsentText")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[8vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-4 p-5">
        {rows.length === 0 && <p role="status">{t("allSent")}</p>}
        <ul aria-label={t("unsentTitle")} className="flex flex-col gap-3">
          {rows.map((row) => (
            <Row key={unsentIdOf(row)} row={row} rows={rows} />
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" busy={isSending} onClick={sendAll}>
            {t("sendNow")}
          </Button>
          <Button onClick={onClose}>{t("done")}</Button>
        </div>
      </div>
    </Modal>
  );
}

/** What it was, and of how much. */
function useTold(row: UnsentRow): { name: string; minor: number } {
  const t = useTranslations("pos");
  if (isSale(row)) return { name: row.sold.lines.map(({ name }) => name).join(", "), minor: row.body.total_minor };
  return isOpening(row)
    ? { name: t("opensHere", { register: row.register }), minor: row.opens.float_minor }
    : { name: t("closesHere", { register: row.register }), minor: row.count.counted_minor };
}

function Row({ row, rows }: { row: UnsentRow; rows: readonly UnsentRow[] }) {
  const t = useTranslations("pos");
  const language = useLocale();
  const { user, shop } = useAccount();
  const { tryAgain, takeOut } = useOutbox();
  const [isLeaving, setLeaving] = useState(false);
  const { at, by, refused, taken_out } = row;
  const { name, minor } = useTold(row);
  const isRefused = refused !== undefined && taken_out === undefined;
  // Without its opening, nothing of a shift is ever taken: it stays while something waits for it.
  const isNeeded = isOpening(row) && behindOf(row, rows).length > 0;
  const canTryAgain = isRefused || (taken_out !== undefined && isNeeded);
  const canTakeOut = (isRefused && !isNeeded) || isStranded(row, rows);
  return (
    <li className="border-line border-t pt-3 first:border-0 first:pt-0">
      <p className="flex justify-between gap-3">
        <span className="wrap-anywhere min-w-0">
          <bdi>{name}</bdi>
        </span>
        <span className="shrink-0 tabular-nums">{formatMoney({ minor, currency: shop.currency })}</span>
      </p>
      <p className="text-[0.8125rem] text-muted">
        {formatDateTime(at, user.time_zone, language)} · <bdi>{by}</bdi>
        {refused === undefined && taken_out === undefined && ` · ${t("waits")}`}
      </p>
      {isRefused && <p className="text-danger">{t("refused", { reason: refused })}</p>}
      {taken_out && <p className="text-muted">{t("takenOut", { name: taken_out.by, reason: taken_out.reason })}</p>}
      {(canTryAgain || canTakeOut) && !isLeaving && (
        <div className="mt-2 flex flex-wrap gap-2">
          {canTryAgain && (
            <Button variant="secondary" size="sm" onClick={() => tryAgain(row)}>
              {t("tryAgain")}
            </Button>
          )}
          {canTakeOut && (
            <Button variant="ghost" size="sm" onClick={() => setLeaving(true)}>
              {t("takeOut")}
            </Button>
          )}
        </div>
      )}
      {canTakeOut && isLeaving && <TakeOutForm onTakeOut={(reason) => takeOut(row, reason)} />}
    </li>
  );
}

function TakeOutForm({ onTakeOut }: { onTakeOut: (reason: string) => void }) {
  const t = useTranslations("pos");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  return (
    <form
      noValidate
      className="mt-2 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason.trim() !== "") onTakeOut(reason.trim());
      }}
    >
      <Field label={t("reason")} {...(isTried && reason.trim() === "" && { error: t("reasonMissing") })}>
        {(control) => (
          <Input {...control} maxLength={120} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="danger" size="sm" className="self-start">
        {t("takeOut")}
      </Button>
    </form>
  );
}
