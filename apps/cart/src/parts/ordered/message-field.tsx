"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatAmount } from "@mauzo/format/money";
import type { MoneySms } from "@mauzo/format/money-sms/read-money-sms";
import { networkName } from "@mauzo/format/way-text";
import { Textarea } from "@mauzo/ui/textarea";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isSomebodyElse } from "../../order/results/payment-claim-result.ts";
import { CartField } from "../cart-field.tsx";

type Reading = MoneySms | "unread" | undefined;

function fill(form: HTMLFormElement | null, { amountMinor, code }: MoneySms) {
  for (const [name, value] of [
    ["amount", formatAmount(amountMinor)],
    ["reference", code],
  ] as const) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/**
 * Where a customer pastes the network's message: amount and number are filled in from it. Without a script it is read
 * when the form is sent. Its reader is fetched once there is something to read.
 */
export function MessageField({ shopName }: { shopName: string }) {
  const t = useTranslations("ordered");
  const language = useLocale();
  const [reading, setReading] = useState<Reading>();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  async function read({ value, form }: HTMLTextAreaElement) {
    const { readMoneySms } = await import("@mauzo/format/money-sms/read-money-sms");
    const found = readMoneySms(value);
    setReading(value.trim() === "" ? undefined : (found ?? "unread"));
    if (found?.direction === "sent") fill(form, found);
  }

  function words() {
    if (reading === undefined) return t("claims.messageHint");
    if (reading === "unread") return t("claims.came.unread");
    if (reading.direction === "received") return t("claims.came.received");
    const { network, code, name } = reading;
    const found = t("claims.messageRead", { network: networkName(network, language), code });
    return isSomebodyElse(name, shopName)
      ? `${found} ${t("claims.somebodyElse", { name: isolateBidi(name), shop: isolateBidi(shopName) })}`
      : `${found} ${t("claims.messageCheck")}`;
  }

  return (
    <CartField
      id="claim-message"
      label={t("claims.message")}
      aside={`(${t("optional")})`}
      hint={<span aria-live="polite">{words()}</span>}
      className=""
    >
      {(control) => (
        <>
          <Textarea
            {...control}
            name="message"
            rows={3}
            maxLength={1000}
            autoComplete="off"
            onChange={({ target }) => void read(target).catch(() => undefined)}
            className="md:text-base!"
          />
          {hasScript && typeof reading === "object" && <input type="hidden" name="filled" value="1" />}
        </>
      )}
    </CartField>
  );
}
