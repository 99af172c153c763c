"use client";

import type { RecordEntry } from "@mauzo/contract/account/record";
import { formatDateTime } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import { actions, resources } from "@mauzo/permissions/permissions";
import { useLocale, useTranslations } from "next-intl";
import { useAccount } from "../../../lib/session/account.tsx";
import { type ChangedField, grantsIn, isMoment, isMoney, knownValue, listed } from "./rules.ts";

const amountIn = (value: unknown): string => (typeof value === "number" ? formatAmount(value) : "");

/** Who did it, as they are called. */
function useActorName(): (by: RecordEntry["by"]) => string {
  const t = useTranslations("record");
  return ({ kind, name }) => {
    if (kind === "system") return t("bySystem");
    const named = isolateBidi(name ?? t("somebody"));
    return kind === "person" ? named : t(`actor.${kind}`, { name: named });
  };
}

/** An entry as one plain sentence: who did what, and to what. */
export function useSentence(): (entry: RecordEntry) => string {
  const t = useTranslations("record");
  const actorName = useActorName();
  return ({ by, event, subject, before, after }) =>
    t(`sentences.${event}`, {
      who: actorName(by),
      name: isolateBidi(subject.name ?? t("gone")),
      before: amountIn(before.price_minor),
      after: amountIn(after.price_minor),
      amount: amountIn(after.amount_minor),
    });
}

/** A value as it is read; undefined: it is a structure. */
export function useValueText(): (field: ChangedField["field"], value: unknown) => string | undefined {
  const t = useTranslations("record");
  const language = useLocale();
  const { shop, user } = useAccount();
  return (field, value) => {
    if (value === undefined || value === null || value === "") return t("none");
    if (typeof value === "boolean") return value ? t("yes") : t("no");
    if (typeof value === "number")
      return isMoney(field) ? formatMoney({ minor: value, currency: shop.currency }) : String(value);
    const known = knownValue(value);
    if (known) return t(`values.${known}`);
    if (typeof value === "string") return isMoment(field) ? formatDateTime(value, user.time_zone, language) : value;
    const grants = grantsIn(value);
    if (grants?.length === 0) return t("none");
    if (grants && grants.length > 0)
      return grants
        .map((grant) => {
          const resource = resources.find((each) => each === grant.resource);
          const may = actions.filter((action) => grant.action.includes(action));
          return t("grant", {
            thing: resource ? t(`resources.${resource}`) : grant.resource,
            actions: may.map((action) => t(`actions.${action}`)).join(", "),
          });
        })
        .join(" · ");
    return listed(value);
  };
}
