import type { CartPayment } from "@mauzo/contract/payments/payments";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";

/** What became of a prompt, in words: also what the phone shows while it waits. */
export function PaymentNews({ payment }: { payment: CartPayment }) {
  const t = useTranslations("paying");
  const { state, failure, network, asked, amount, fee, surplus, phone_end } = payment;
  const isFailed = failure !== null;
  const values = { network, phone: `…${phone_end}`, asked: formatMoney(asked) };
  return (
    <div
      role={isFailed ? "alert" : "status"}
      className={`mt-3 rounded-control border p-3 ${isFailed ? "border-danger bg-danger-soft" : "border-primary bg-primary-soft"}`}
    >
      <p className="font-semibold">{isFailed ? t(`failures.${failure}`, values) : t(`states.${state}`, values)}</p>
      {!isFailed && <p className="mt-1">{t(`hints.${state}`, values)}</p>}
      {state === "paid" && (
        <dl className="mt-2 space-y-1">
          <Row label={t("amount")} value={formatMoney(amount)} />
          {fee.minor > 0 && <Row label={t("fee")} value={formatMoney(fee)} />}
          {surplus.minor > 0 && <Row label={t("surplus")} value={formatMoney(surplus)} />}
        </dl>
      )}
    </div>
  );
}

export const Row = ({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) => (
  <div className={`flex flex-wrap justify-between gap-x-4 ${isTotal ? "font-semibold" : ""}`}>
    <dt>{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);
