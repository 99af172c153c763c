"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFoundCustomers } from "../../../../entities/customers/customer/queries.ts";
import { useDebouncedValue } from "../../../../lib/search/use-debounced-value.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

type Props = {
  /** Who is not offered. */
  id: string;
  onChoose: (otherId: string) => void;
};

/** Finds the customer to merge with. */
export function PickOther({ id, onChoose }: Props) {
  const t = useTranslations("merges");
  const list = useTranslations("customers");
  const [text, setText] = useState("");
  const asked = useDebouncedValue(text.trim());
  const found = useFoundCustomers(asked, useCanAccess(customers.list.access))?.filter((other) => other.id !== id);
  return (
    <Card>
      <Field label={t("search")} hint={t("searchHint")}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
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
