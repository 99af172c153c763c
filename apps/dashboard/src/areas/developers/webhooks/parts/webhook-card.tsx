"use client";

import { failingDays } from "@mauzo/contract/developers/webhook-kinds";
import type { Webhook } from "@mauzo/contract/developers/webhooks";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useEventName } from "../../../../entities/developers/webhook/labels.ts";

type Props = {
  webhook: Webhook;
  busy: boolean;
  onTest: () => void;
  onEdit: () => void;
  onPause: () => void;
  onRotate: () => void;
  onRemove: () => void;
};

/** A webhook: where it is, what it hears, whether it works, and what can be done with it. */
export function WebhookCard({ webhook, busy, onTest, onEdit, onPause, onRotate, onRemove }: Props) {
  const t = useTranslations("webhooks");
  const eventName = useEventName();
  const { url, description, events, secret_ends, previous_secret_until, paused, failing_since } = webhook;
  const names = { url: description || url };
  const verbs = [
    { text: t("test"), label: t("testOf", names), onSelect: onTest },
    { text: t("edit"), label: t("editOf", names), onSelect: onEdit },
    paused === null
      ? { text: t("pause"), label: t("pauseOf", names), onSelect: onPause }
      : { text: t("resume"), label: t("resumeOf", names), onSelect: onPause },
    { text: t("rotate"), label: t("rotateOf", names), onSelect: onRotate },
    { text: t("remove"), label: t("removeOf", names), onSelect: onRemove },
  ];
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          {description !== "" && (
            <h2 className="wrap-anywhere font-semibold">
              <bdi>{description}</bdi>
            </h2>
          )}
          {paused !== null ? (
            <Badge tone="danger">{t(`paused.${paused}`, { days: String(failingDays) })}</Badge>
          ) : failing_since !== null ? (
            <Badge tone="accent">{t.rich("failing", { time: () => <RelativeTime iso={failing_since} /> })}</Badge>
          ) : (
            <Badge tone="primary">{t("on")}</Badge>
          )}
        </div>
        <p className="wrap-anywhere mt-1">
          <bdi>{url}</bdi>
        </p>
        <p className="mt-1 text-muted">{events.map((event) => eventName(event)).join(" · ")}</p>
        <p className="mt-1 text-[0.8125rem] text-muted">
          {t.rich("secret", { ends: () => <code>{secret_ends}</code> })}
          {previous_secret_until !== null && (
            <>
              {" · "}
              {t.rich("oldSecret", { time: () => <RelativeTime iso={previous_secret_until} full /> })}
            </>
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {verbs.map(({ text, label, onSelect }) => (
            <Button key={text} variant="secondary" size="sm" busy={busy} aria-label={label} onClick={onSelect}>
              {text}
            </Button>
          ))}
        </div>
      </Card>
    </li>
  );
}
