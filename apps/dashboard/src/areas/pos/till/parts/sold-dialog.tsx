"use client";

import type { Register } from "@mauzo/contract/pos/registers";
import type { TillDraft } from "@mauzo/contract/pos/till-drafts";
import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { qrPath } from "@mauzo/qr-code/qr-path";
import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Slip, SlipRow } from "../../../../components/slip.tsx";
import { SendReceipt } from "../../../../entities/pos/sale/parts/send-receipt.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import type { SoldSale } from "../rules/late-sales.ts";

type Props = {
  sale: SoldSale;
  sold: TillDraft;
  /** What was added to the goods, or taken off. */
  besides: { name: string; minor: number }[];
  register: Register;
  onClose: () => void;
};

/** What was sold, with the change and the receipt to print. */
export function SoldDialog({ sale, sold, besides, register, onClose }: Props) {
  const t = useTranslations("pos");
  const shell = useTranslations("shell");
  const { order_id: number, change } = sale;
  return (
    <Modal
      title={number === undefined ? t("soldUnsent") : t("sold", { number })}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[8vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-4 p-5">
        {number === undefined && (
          <p role="status">
            {t("soldUnsentText")} {t("send.waits")}
          </p>
        )}
        {change.minor > 0 && (
          <p className="flex justify-between gap-3 font-semibold text-xl">
            <span>{t("change")}</span>
            <span className="tabular-nums">{formatMoney(change)}</span>
          </p>
        )}
        <Slip
          width={register.receipt_width}
          print={t("print")}
          actions={<Button onClick={onClose}>{t("nextSale")}</Button>}
        >
          <Receipt {...{ sale, sold, besides, register }} />
        </Slip>
        {number !== undefined && <SendReceipt saleId={sold.id} />}
      </div>
    </Modal>
  );
}

function Receipt({ sale, sold, besides, register }: Omit<Props, "onClose">) {
  const t = useTranslations("pos");
  const language = useLocale();
  const { user, shop } = useAccount();
  const money = (minor: number) => formatMoney({ minor, currency: shop.currency });
  const items = sold.lines.flatMap((line) => [
    ...line.variants.map((item) => ({ ...item, name: [line.name, item.name].filter(Boolean).join(" · ") })),
    ...line.groups.flatMap(({ addOns }) => addOns.map((item) => ({ ...item, name: `+ ${item.name}` }))),
  ]);
  return (
    <>
      <p className="text-center font-semibold text-sm">
        <bdi>{shop.name}</bdi>
      </p>
      {shop.place !== "" && (
        <p className="text-center">
          <bdi>{shop.place}</bdi>
        </p>
      )}
      <p className="text-center">{shop.whatsapp_number}</p>
      <p className="mt-2">
        {sale.order_id === undefined ? t("receiptUnsent") : `${t("receipt")} ${sale.order_id}`}
        <br />
        {formatDateTime(sale.at, user.time_zone, language)} · <bdi>{register.name}</bdi> · <bdi>{sale.by}</bdi>
      </p>
      <dl className="mt-2 border-black border-t border-dashed pt-2">
        {items.map(({ id, name, quantity, minor }, at) =>
          quantity === 0 ? null : (
            <SlipRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be sold twice, and rows do not change.
              key={`${id} ${at}`}
              name={
                <>
                  {quantity} × <bdi>{name}</bdi>
                </>
              }
              amount={money(minor * quantity)}
            />
          ),
        )}
        {besides.map(({ name, minor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and rows do not change.
          <SlipRow key={`${name} ${at}`} name={<bdi>{name}</bdi>} amount={money(minor)} />
        ))}
      </dl>
      <dl className="mt-2 border-black border-t border-dashed pt-2">
        <SlipRow name={t("total")} amount={formatMoney(sale.total)} strong />
        <SlipRow name={t("paid")} amount={formatMoney(sale.paid)} />
        {sale.change.minor > 0 && <SlipRow name={t("change")} amount={formatMoney(sale.change)} />}
        {sale.owed.minor > 0 && <SlipRow name={t("owed")} amount={formatMoney(sale.owed)} strong />}
      </dl>
      {register.receipt_footer !== "" && (
        <p className="mt-2 text-center">
          <bdi>{register.receipt_footer}</bdi>
        </p>
      )}
      {sale.url !== undefined && <Code url={sale.url} />}
    </>
  );
}

function Code({ url }: { url: string }) {
  const t = useTranslations("pos");
  const code = useMemo(() => qrPath(url), [url]);
  return (
    <svg role="img" aria-label={t("qr")} viewBox={`0 0 ${code.size} ${code.size}`} className="mx-auto mt-2 w-24">
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
      <path fill="#000" d={code.path} />
    </svg>
  );
}
