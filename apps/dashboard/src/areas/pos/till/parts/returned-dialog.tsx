"use client";

import type { Register } from "@mauzo/contract/pos/registers";
import type { TillReturn } from "@mauzo/contract/pos/returns";
import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { useLocale, useTranslations } from "next-intl";
import { Slip, SlipRow } from "../../../../components/slip.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";

type Props = { back: TillReturn; register: Register; onClose: () => void };

/** What was taken back, with its receipt to print. */
export function ReturnedDialog({ back, register, onClose }: Props) {
  const t = useTranslations("pos");
  const shell = useTranslations("shell");
  return (
    <Modal
      title={t("returns.done", { number: back.order_id })}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[8vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-4 p-5">
        {back.refunded.minor > 0 && (
          <p className="flex justify-between gap-3 font-semibold text-xl">
            <span>{t("returns.refunded")}</span>
            <span className="tabular-nums">{formatMoney(back.refunded)}</span>
          </p>
        )}
        <Slip
          width={register.receipt_width}
          print={t("print")}
          actions={<Button onClick={onClose}>{t("done")}</Button>}
        >
          <ReturnReceipt back={back} register={register} />
        </Slip>
      </div>
    </Modal>
  );
}

function ReturnReceipt({ back, register }: Omit<Props, "onClose">) {
  const t = useTranslations("pos");
  const language = useLocale();
  const { user, shop } = useAccount();
  return (
    <>
      <p className="text-center font-semibold">
        <bdi>{shop.name}</bdi>
      </p>
      <p className="text-center">{t("returns.slip")}</p>
      <p className="mt-2">
        {t("returns.ofReceipt", { number: back.order_id })}
        <br />
        {formatDateTime(back.at, user.time_zone, language)} · <bdi>{register.name}</bdi> · <bdi>{back.by}</bdi>
      </p>
      <dl className="mt-2 border-black border-t border-dashed pt-2">
        {back.lines.map(({ name, quantity, unit_price, restocked }, at) => (
          <SlipRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same item may come back twice, and rows do not change.
            key={`${name} ${at}`}
            name={
              <>
                {quantity} × <bdi>{name}</bdi>
                {!restocked && ` (${t("returns.spoilt")})`}
              </>
            }
            amount={formatMoney({ ...unit_price, minor: unit_price.minor * quantity })}
          />
        ))}
      </dl>
      <dl className="mt-2 border-black border-t border-dashed pt-2">
        <SlipRow name={t("returns.returned")} amount={formatMoney(back.returned)} strong />
        <SlipRow name={t("returns.refunded")} amount={formatMoney(back.refunded)} strong />
        {back.owed.minor > 0 && <SlipRow name={t("owed")} amount={formatMoney(back.owed)} />}
      </dl>
      {register.receipt_footer !== "" && (
        <p className="mt-2 text-center">
          <bdi>{register.receipt_footer}</bdi>
        </p>
      )}
    </>
  );
}
