"use client";

import { holdMinutes } from "@mauzo/contract/shop/shop";
import { Card } from "@mauzo/ui/card";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { useShopEditing } from "../form/use-shop-editing.ts";
import { ShopFormPage } from "../parts/shop-form-page.tsx";

/** How long the goods in a cart are kept for a customer who left a phone number. */
export function HeldGoodsScreen() {
  const pages = useTranslations("shopPages");
  const { editing, details, change, mayChange } = useShopEditing("held-goods");
  const sayHold = (value: unknown) => pages("holdFor", { minutes: Number(value) });
  return (
    <ShopFormPage editing={editing} page="heldGoods" mayChange={mayChange}>
      <Card>
        <FormField name="hold_minutes" label={pages("holdLabel")} hint={pages("holdText")} say={sayHold}>
          {(control) => (
            <Select
              {...control}
              value={details.hold_minutes}
              onChange={({ target: { value } }) =>
                change({ hold_minutes: holdMinutes.find((known) => `${known}` === value) ?? details.hold_minutes })
              }
            >
              {holdMinutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {pages("holdFor", { minutes })}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </Card>
    </ShopFormPage>
  );
}
