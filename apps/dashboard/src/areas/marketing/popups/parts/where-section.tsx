"use client";

import {
  popupDevices,
  popupLanguages,
  popupLimits,
  popupMatches,
  popupVisitors,
} from "@mauzo/contract/marketing/popup-document";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { PopupEditing } from "../form/use-popup-form.ts";

/** On which pages a popup shows, and to whom. */
export function WhereSection({ editing: { editing, form, change } }: { editing: PopupEditing }) {
  const t = useTranslations("popups");
  const { where } = form;
  const isFull = where.length >= popupLimits.places;
  const add = () => {
    const key = Math.max(-1, ...where.map((place) => place.key)) + 1;
    change({ where: [...where, { key, match: "contains", value: "" }] });
  };
  const alter = (key: number, part: Partial<(typeof where)[number]>) =>
    change({ where: where.map((place) => (place.key === key ? { ...place, ...part } : place)) });
  return (
    <>
      <Card title={t("where")} description={t(where.length === 0 ? "everywhere" : "somewhere")}>
        <ul className="flex flex-col gap-3 empty:hidden">
          {where.map(({ key, match, value }, at) => (
            <li key={key} className="flex flex-wrap items-start gap-2">
              <Select
                aria-label={t("matchLabel", { number: String(at + 1) })}
                value={match}
                onChange={({ target }) =>
                  alter(key, { match: popupMatches.find((one) => one === target.value) ?? match })
                }
                className="w-36"
              >
                {popupMatches.map((one) => (
                  <option key={one} value={one}>
                    {t(`match.${one}`)}
                  </option>
                ))}
              </Select>
              <FormField
                name={`where.${at}.value`}
                label={t("address", { number: String(at + 1) })}
                hideLabel
                className="min-w-40 flex-1"
              >
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="off"
                    inputMode="url"
                    placeholder="/menyu"
                    maxLength={popupLimits.place}
                    value={value}
                    onChange={({ target }) => alter(key, { value: target.value })}
                  />
                )}
              </FormField>
              <Button
                variant="ghost"
                aria-label={t("dropAddress", { number: String(at + 1) })}
                onClick={() => change({ where: where.filter((place) => place.key !== key) })}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="secondary" disabled={isFull} onClick={add} className="mt-3">
          {t("addAddress")}
        </Button>
      </Card>
      <Card title={t("who")}>
        <div className="grid gap-4 sm:grid-cols-3">
          {(
            [
              ["visitor", popupVisitors.map((value) => ({ value, text: t(`whoChoice.visitor.${value}`) }))],
              ["language", popupLanguages.map((value) => ({ value, text: t(`whoChoice.language.${value}`) }))],
              ["device", popupDevices.map((value) => ({ value, text: t(`whoChoice.device.${value}`) }))],
            ] as const
          ).map(([name, choices]) => (
            <FormField key={name} name={`who.${name}`} label={t(`whoLabel.${name}`)}>
              {(control) => (
                <Select {...control} {...editing.form.register(`who.${name}`)}>
                  {choices.map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          ))}
        </div>
      </Card>
    </>
  );
}
