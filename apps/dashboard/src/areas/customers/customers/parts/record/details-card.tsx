"use client";

import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { type CustomerRecord, customers } from "@mauzo/contract/customers/customers";
import { formatDay } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useUndoCustomerChange } from "../../../../../entities/customers/customer/actions/use-undo-customer-change.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { TagBadges } from "../tag-badges.tsx";

/** What is known of a customer, and the undo of its last change. */
export function DetailsCard({ customer }: { customer: CustomerRecord }) {
  const t = useTranslations("customers");
  const { language } = useLanguage();
  const merges = useTranslations("merges");
  const mayMerge = useCanAccess(customerMerges.merge.access);
  const mayUndo = useCanAccess(customers.undo.access);
  const { mutate: undo, isPending: busy } = useUndoCustomerChange(customer.id);
  const { contacts, other_names, tags, place, birthday, gender, undoable, version } = customer;
  const rows: [string, ReactNode][] = [
    [
      t("contacts"),
      contacts.length > 0 && (
        <ul>
          {contacts.map(({ id, channel, phone, name }) => (
            <li key={id}>
              <bdi className="whitespace-nowrap tabular-nums">{phone}</bdi>{" "}
              <span className="text-muted">
                {t(`contact.${channel}`)}
                {name !== "" && name !== customer.name && ` · ${isolateBidi(name)}`}
              </span>
            </li>
          ))}
        </ul>
      ),
    ],
    [t("otherNames"), other_names.length > 0 && other_names.map(isolateBidi).join(", ")],
    [t("tags"), tags.length > 0 && <TagBadges tags={tags} />],
    [t("place"), place !== "" && <bdi>{place}</bdi>],
    [t("birthday"), birthday && formatDay(birthday, language)],
    [t("gender"), gender && t(`genders.${gender}`)],
    [t("language"), customer.language && t(`languages.${customer.language}`)],
    [t("source"), t(`sources.${customer.source}`)],
    [t("since"), <RelativeTime key="since" iso={customer.created_at} full />],
  ];
  return (
    <Card
      title={t("details")}
      action={
        mayMerge && (
          <Link href={`/dashboard/customers/merge/${customer.id}`} className={buttonClass("secondary", "sm")}>
            {merges("mergeWith")}
          </Link>
        )
      }
    >
      <dl className="flex flex-col gap-3">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-[0.8125rem] text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {undoable && (
        <div className="mt-3 border-line border-t pt-3">
          <p className="text-[0.8125rem] text-muted">
            {t("lastChange", { name: isolateBidi(undoable.by) })} · <RelativeTime iso={undoable.at} />
          </p>
          {mayUndo && (
            <Button variant="secondary" size="sm" className="mt-2" busy={busy} onClick={() => undo(version)}>
              {t("undoLast")}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
