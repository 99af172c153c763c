"use client";

import type { Webhook } from "@mauzo/contract/developers/webhooks";
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
  // What the fields were filled from: a colleague's later change is a conflict, not overwritten.
  const [saved] = useState(webhook);
  const { mutate, isPending, error } = useSaveWebhook(saved);
  return (
    <WebhookDialog
      saved={saved}
      busy={isPending}
      refusal={useRefusalText(error)}
      onSave={(body) => mutate(body, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
