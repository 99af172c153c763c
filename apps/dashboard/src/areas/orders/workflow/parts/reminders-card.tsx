"use client";

import { debtReminders, type OrderWorkflow, reminderFields } from "@mauzo/contract/orders/order-workflow";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { NoticeFields } from "./notice-fields.tsx";

type Reminders = OrderWorkflow["reminders"];
type Props = { reminders: Reminders; onChange: (reminders: Reminders) => void };

/** What customers are reminded with of what they owe: in the shop's own words, or in Mauzo's. */
export function RemindersCard({ reminders, onChange }: Props) {
  const t = useTranslations("workflow.reminders");
  return (
    <Card title={t("title")} description={t("text")} flush>
      <ul className="flex flex-col">
        {debtReminders.map((level) => (
          <li key={level} className="border-line border-t p-4 md:px-5">
            <NoticeFields
              name={`reminders.${level}`}
              label={t(`own.${level}`)}
              value={reminders[level]}
              fields={reminderFields}
              onChange={(notice) => onChange({ ...reminders, [level]: notice })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
