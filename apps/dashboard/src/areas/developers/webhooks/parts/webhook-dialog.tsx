"use client";

import { type WebhookEvent, webhookEvents, webhookLimits } from "@mauzo/contract/developers/webhook-kinds";
import type { NewWebhook, Webhook } from "@mauzo/contract/developers/webhooks";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useEventName } from "../../../../entities/developers/webhook/labels.ts";

type Props = {
  saved?: Webhook | undefined;
  busy: boolean;
  /** Why it was refused. */
  refusal?: string | undefined;
  /** What to know before it is saved again. */
  notice?: string;
  onSave: (body: NewWebhook) => void;
  onClose: () => void;
};

/** The address of a webhook and what it hears, new or as it was saved. */
export function WebhookDialog({ saved, busy, refusal, notice, onSave, onClose }: Props) {
  const t = useTranslations("webhooks");
  const eventName = useEventName();
  const input = useTranslations("input");
  const [url, setUrl] = useState(saved?.url ?? "");
  const [description, setDescription] = useState(saved?.description ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(saved?.events ?? ["order.placed"]);
  const [isTried, setTried] = useState(false);
  const urlProblem = isTried && !URL.canParse(url.trim()) ? t("urlMissing") : refusal;

  function save() {
    setTried(true);
    if (!URL.canParse(url.trim()) || events.length === 0) return;
    onSave({ url: url.trim(), description: description.trim(), events: [...events] });
  }

  return (
    <FormDialog
      title={t(saved ? "editTitle" : "addTitle")}
      save={t("save")}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t("url")} hint={t("urlHint")} error={urlProblem}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={webhookLimits.url}
            placeholder={t("urlExample")}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <Field label={t("description")} aside={input("optional")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={webhookLimits.description}
            placeholder={t("descriptionExample")}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1 font-medium">{t("events")}</legend>
        <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={eventName(event)}
              className="min-h-9 pointer-coarse:min-h-11"
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(target.checked ? [...events, event] : events.filter((each) => each !== event))
              }
            />
          ))}
        </div>
        {isTried && events.length === 0 && (
          <p role="alert" className="mt-1 text-danger-strong">
            {t("eventMissing")}
          </p>
        )}
      </fieldset>
      {notice && (
        <p role="alert" className="text-danger-strong">
          {notice}
        </p>
      )}
    </FormDialog>
  );
}
