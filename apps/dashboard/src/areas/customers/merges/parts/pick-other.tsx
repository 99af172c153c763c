"use client";

import type { Customer } from "@mauzo/contract/customers/customers";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";

type Props = {
  text: string;
  onText: (text: string) => void;
  /** Who matches the text; undefined while nobody is looked for. */
  found: readonly Customer[] | undefined;
  onChoose: (otherId: string) => void;
};

/** Finds the customer to merge with. */
export function PickOther({ text, onText, found, onChoose }: Props) {
  const t = useTranslations("merges");
  const list = useTranslations("customers");
  return (
    <Card>
      <Field label={t("search")} hint={t("searchHint")}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      {found?.length === 0 && <p className="mt-3 text-muted">{t("noneFound")}</p>}
      {found && found.length > 0 && (
        <ul aria-label={t("found")} className="mt-3 flex flex-col gap-2">
          {found.slice(0, 8).map((other) => (
            <li key={other.id}>
              <Button
                variant="secondary"
                className="wrap-anywhere h-auto w-full justify-start py-2 text-left"
                onClick={() => onChoose(other.id)}
              >
                <span>
                  <bdi>{other.name || list("unnamed")}</bdi>
                  {other.phone !== null && (
                    <>
                      {" · "}
                      <bdi className="tabular-nums">{other.phone}</bdi>
                    </>
                  )}
                  {" · "}
                  {list("orderCount", { count: other.total_orders })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
