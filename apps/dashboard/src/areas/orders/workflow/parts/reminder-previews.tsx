"use client";

import type { PreviewReminder } from "@mauzo/contract/orders/order-workflow";
import { useTranslations } from "next-intl";

/** What the customer of an order would be reminded with of what they owe, as they would get it now. */
export function ReminderPreviews({ reminders }: { reminders: readonly PreviewReminder[] }) {
  const t = useTranslations("workflow.reminders");
  const ways = useTranslations("workflow.try.by");
  const wayOf = ({ route, parts }: PreviewReminder) => {
    if (route === "sms") return `${ways("sms")}, ${t("parts", { count: parts ?? 1 })}`;
    if (route === "none") return ways("none");
    return ways(route === "web" ? "chat" : "whatsapp");
  };
  return (
    <section aria-labelledby="reminder-previews" className="mt-4">
      <h3 id="reminder-previews" className="font-semibold">
        {t("asSent")}
      </h3>
      {reminders.length === 0 && <p className="mt-1 text-muted">{t("nothingOwed")}</p>}
      <ol className="mt-3 flex flex-col gap-3 empty:hidden">
        {reminders.map((reminder) => (
          <li key={reminder.level} className="rounded-card bg-sunken p-3">
            <p className="text-muted text-xs">
              {t(`levels.${reminder.level}`)} · {wayOf(reminder)}
            </p>
            <p className="mt-1 wrap-anywhere">{reminder.text}</p>
            {reminder.route === "template" && <p className="mt-1 text-muted text-xs">{t("template")}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
