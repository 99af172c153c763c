"use client";

import { mostTimers, type OrderTimer, waitingStates } from "@mauzo/contract/orders/order-workflow";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Select } from "@mauzo/ui/select";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { waitOf, waits } from "../rules.ts";
import { MessageField } from "./message-field.tsx";

type Props = {
  timers: readonly OrderTimer[];
  onChange: (timers: OrderTimer[]) => void;
  onAdd: () => void;
};

/** What happens when an order waits: a reminder, or a cancellation that returns its units to stock. */
export function TimersCard({ timers, onChange, onAdd }: Props) {
  const t = useTranslations("workflow.timers");
  const set = (index: number, part: Partial<OrderTimer>) =>
    onChange(timers.map((timer, at) => (at === index ? { ...timer, ...part } : timer)));
  const sayWait = (minutes: unknown) => {
    const { unit, count } = waitOf(Number(minutes));
    return t(unit, { count });
  };
  return (
    <Card title={t("title")} description={t("text")} flush>
      <ul className="flex flex-col">
        {timers.map((timer, index) => (
          <li key={timer.id} className="flex flex-col gap-3 border-line border-t p-4 md:px-5">
            <div className="grid gap-2 sm:grid-cols-3">
              <Select
                aria-label={t("state")}
                value={timer.state}
                onChange={({ target: { value } }) =>
                  set(index, { state: waitingStates.find((known) => known === value) ?? timer.state })
                }
              >
                {waitingStates.map((state) => (
                  <option key={state} value={state}>
                    {t(`states.${state}`)}
                  </option>
                ))}
              </Select>
              <Select
                aria-label={t("wait")}
                value={timer.after_minutes}
                onChange={({ target: { value } }) => set(index, { after_minutes: Number(value) })}
              >
                {[...new Set([...waits, timer.after_minutes])]
                  .sort((a, b) => a - b)
                  .map((minutes) => (
                    <option key={minutes} value={minutes}>
                      {sayWait(minutes)}
                    </option>
                  ))}
              </Select>
              <Select
                aria-label={t("action")}
                value={timer.action}
                onChange={({ target: { value } }) => set(index, { action: value === "cancel" ? "cancel" : "remind" })}
              >
                <option value="remind">{t("remind")}</option>
                <option value="cancel">{t("cancel")}</option>
              </Select>
            </div>
            <ClashNote
              at={`timers/${timer.id}/state`}
              label={t("state")}
              say={(value) => waitingStates.filter((state) => state === value).map((state) => t(`states.${state}`))[0]}
            />
            <ClashNote at={`timers/${timer.id}/after_minutes`} label={t("wait")} say={sayWait} />
            <ClashNote
              at={`timers/${timer.id}/action`}
              label={t("action")}
              say={(value) => t(value === "cancel" ? "cancel" : "remind")}
            />
            <ClashNote at={`timers/${timer.id}/unpaid_only`} label={t("unpaidOnly")} />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Checkbox
                label={t("unpaidOnly")}
                className="min-h-9 pointer-coarse:min-h-11"
                checked={timer.unpaid_only}
                onChange={({ target }) => set(index, { unpaid_only: target.checked })}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("remove", { number: String(index + 1) })}
                onClick={() => onChange(timers.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </div>
            {timer.action === "remind" ? (
              <MessageField
                name={`timers.${index}.text`}
                value={timer.text}
                onChange={(text) => set(index, { text })}
              />
            ) : (
              <p className="text-[0.8125rem] text-muted">{t("cancelText")}</p>
            )}
          </li>
        ))}
      </ul>
      {timers.length < mostTimers && (
        <div className="border-line border-t px-4 py-3 md:px-5">
          <Button variant="secondary" size="sm" onClick={onAdd}>
            {t("add")}
          </Button>
        </div>
      )}
    </Card>
  );
}
