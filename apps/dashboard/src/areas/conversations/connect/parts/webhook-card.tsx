"use client";

import type { WhatsappNumber } from "@mauzo/contract/conversations/channels";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { toasts } from "../../../../lib/toasts.ts";

/** Where WhatsApp delivers, and the token it shows: to copy into the shop's app. */
export function WebhookCard({ webhook: { address, verify_token } }: Pick<WhatsappNumber, "webhook">) {
  const t = useTranslations("connect");
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toasts.push({ title: t("webhook.copied"), tone: "success" }),
      () => toasts.push({ title: t("webhook.copyFailed"), tone: "danger" }),
    );
  const values = [
    { name: t("webhook.address"), text: address },
    { name: t("webhook.token"), text: verify_token },
  ];
  return (
    <Card title={t("webhook.title")} description={t("webhook.text")}>
      <dl className="flex flex-col gap-3">
        {values.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="mt-1 flex flex-wrap items-center gap-2">
              <code className="wrap-anywhere min-w-0 flex-1 select-all rounded-control bg-sunken px-3 py-2 text-[0.8125rem]">
                {text}
              </code>
              <Button variant="secondary" onClick={() => void copy(text)}>
                {t("webhook.copy", { name })}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
