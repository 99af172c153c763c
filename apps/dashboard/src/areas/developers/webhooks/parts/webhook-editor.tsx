"use client";

import { savedMeanwhile } from "@mauzo/api-client/errors/saved-meanwhile";
import type { Webhook } from "@mauzo/contract/developers/webhooks";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddWebhook, useSaveWebhook } from "../../../../entities/developers/webhook/actions/use-save-webhook.ts";
import { useRefusalText } from "../../../../lib/session/password/use-refusal-text.ts";
import { SecretSheet } from "./secret-sheet.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";

/** Asks for a new webhook, and then shows its secret. */
export function NewWebhookEditor({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error, data } = useAddWebhook();
  const refusal = useRefusalText(error);
  if (data) return <SecretSheet secret={data.secret} onClose={onClose} />;
  return <WebhookDialog busy={isPending} refusal={refusal} onSave={(body) => mutate(body)} onClose={onClose} />;
}

/** Changes a webhook. */
export function WebhookEditor({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const input = useTranslations("input");
  // What the fields were filled from: a colleague's later change is a conflict, which they are told of once.
  const [saved] = useState(webhook);
  const { mutate, isPending, error } = useSaveWebhook(saved);
  const refusal = useRefusalText(error);
  const meanwhile = savedMeanwhile(error);
  return (
    <WebhookDialog
      saved={saved}
      busy={isPending}
      {...(meanwhile
        ? { notice: t("savedMeanwhile", { name: meanwhile.saved_by ?? input("meanwhile.somebody") }) }
        : { refusal })}
      onSave={(body) => mutate(body, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
