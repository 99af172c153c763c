"use client";

import type { RecordEntry } from "@mauzo/contract/account/record";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useSentence, useValueText } from "../labels.ts";
import { type ChangedField, changedFields } from "../rules.ts";

function Value({ field, value }: { field: ChangedField["field"]; value: unknown }) {
  const text = useValueText()(field, value);
  if (text !== undefined) return <bdi className="wrap-anywhere">{text}</bdi>;
  return <pre className="wrap-anywhere whitespace-pre-wrap text-[0.8125rem]">{JSON.stringify(value, null, 1)}</pre>;
}

/** One thing that was done; opened, it shows what it was before and after, and where it came from. */
export function EntryRow({ entry }: { entry: RecordEntry }) {
  const t = useTranslations("record");
  const sentence = useSentence();
  const fields = changedFields(entry);
  return (
    <li className="border-line border-t first:border-t-0">
      <details>
        <summary className="wrap-anywhere cursor-pointer px-4 py-2.5 hover:bg-sunken md:px-5">
          {sentence(entry)}
          <span className="block text-muted text-sm">
            <RelativeTime iso={entry.at} clock />
          </span>
        </summary>
        <dl className="flex flex-col gap-2 px-4 pb-3 md:px-5">
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="text-[0.8125rem] text-muted">{t(`fields.${field}`)}</dt>
              <dd className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
                {field in entry.before && (
                  <div>
                    <span className="text-muted">{t("before")}: </span>
                    <Value field={field} value={before} />
                  </div>
                )}
                <div>
                  <span className="text-muted">{t("after")}: </span>
                  <Value field={field} value={after} />
                </div>
              </dd>
            </div>
          ))}
          <div>
            <dt className="text-[0.8125rem] text-muted">{t("address")}</dt>
            <dd>{entry.address ?? t("noAddress")}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
}
