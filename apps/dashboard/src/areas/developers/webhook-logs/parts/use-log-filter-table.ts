import { webhookMessages } from "@mauzo/contract/developers/webhook-kinds";
import type { Webhook } from "@mauzo/contract/developers/webhooks";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";
import { useEventName } from "../../../../entities/developers/webhook/labels.ts";
import { isRange } from "../../../../lib/list/day-range.ts";
import type { LogFilters } from "../filters.ts";
import { nameOfWebhook } from "../labels.ts";

type Change = (filters: Partial<Omit<LogFilters, "state" | "search" | "pages">>) => void;

/** The filters of the log beside the state. */
export function useLogFilterTable(
  { event, webhook, from, to }: LogFilters,
  webhooks: readonly Webhook[],
  onChange: Change,
): readonly ListFilter[] {
  const t = useTranslations("webhookLogs");
  const eventName = useEventName();
  return [
    choiceFilter({
      ...{ id: "event", label: t("event"), values: webhookMessages, value: event },
      nameOf: eventName,
      onChange: (value) => onChange({ event: value }),
    }),
    choiceFilter({
      ...{ id: "webhook", label: t("webhook"), values: webhooks.map(({ id }) => id), value: webhook },
      nameOf: (value) => nameOfWebhook(webhooks.find(({ id }) => id === value) ?? { description: "", url: value }),
      onChange: (value) => onChange({ webhook: value }),
    }),
    {
      kind: "days",
      ...{ id: "days", label: t("days") },
      range: from && to && isRange({ from, to }) ? { from, to } : undefined,
      onChange: (range) => onChange({ from: range?.from ?? null, to: range?.to ?? null }),
    },
  ];
}
