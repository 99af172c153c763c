"use client";

import { type MessagePrices, messagePrices } from "@mauzo/contract/conversations/message-prices";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { useTranslations } from "next-intl";
import { useSaveMessagePrices } from "../../../../entities/conversations/message-prices/actions/use-save-message-prices.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

/** Whether news of orders leaves by SMS, which the shop pays for: off until it says so. */
export function OrderSmsCard({ prices }: { prices: MessagePrices }) {
  const t = useTranslations("smsProviders.orders");
  const save = useSaveMessagePrices({ failed: t("failed"), done: t("saved") });
  const mayChange = useCanAccess(messagePrices.save.access);
  return (
    <Card title={t("title")} description={t("text")}>
      <Checkbox
        label={t("on")}
        className="min-h-9 pointer-coarse:min-h-11"
        checked={save.isPending ? save.variables.order_sms : prices.order_sms}
        disabled={!mayChange || save.isPending}
        onChange={({ target }) => save.mutate({ ...prices, order_sms: target.checked })}
      />
    </Card>
  );
}
