"use client";

import { shopCategories } from "@mauzo/contract/shop/shop";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { LanguageOptions } from "../../../../components/language-options.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import { CategoryOptions } from "../../../../entities/shop/shop/parts/category-options.tsx";
import { isLanguage, languageNames } from "../../../../i18n/language.ts";
import { useShopEditing } from "../form/use-shop-editing.ts";
import { PictureCard } from "../parts/picture-card.tsx";
import { ShopFormPage } from "../parts/shop-form-page.tsx";

/** What a shop is: its name, what it sells, where it is, and its logo. */
export function ShopProfileScreen() {
  const t = useTranslations("shop");
  const pages = useTranslations("shopPages");
  const category = useTranslations("category");
  const [uploads, setUploads] = useState<UploadState>();
  const { editing, details, change, round, form, reading, problemOf, mayChange } = useShopEditing("profile");
  const sayCategory = (value: unknown) =>
    shopCategories.filter((known) => known === value).map((known) => category(known))[0];
  const sayLanguage = (value: unknown) => (isLanguage(value) ? languageNames[value] : pages("languageUnsaid"));

  return (
    <ShopFormPage editing={editing} page="shop" mayChange={mayChange} uploads={uploads}>
      <Card title={pages("details")}>
        <div className="flex flex-col gap-4">
          <FormField name="name" label={t("name")} hint={t("nameHint")}>
            {(control) => (
              <Input {...control} value={details.name} onChange={({ target }) => change({ name: target.value })} />
            )}
          </FormField>
          <FormField name="category" label={t("category")} say={sayCategory}>
            {(control) => (
              <Select
                {...control}
                value={details.category}
                onChange={({ target: { value } }) =>
                  change({ category: shopCategories.find((known) => known === value) ?? details.category })
                }
              >
                <CategoryOptions />
              </Select>
            )}
          </FormField>
          <div>
            <PhoneField
              label={t("whatsapp")}
              hint={t("whatsappHint")}
              error={problemOf("whatsapp_number")}
              value={details.whatsapp_number}
              onChange={(whatsapp_number) => change({ whatsapp_number })}
              reading={reading}
            />
            <ClashNote at="whatsapp_number" label={t("whatsapp")} />
          </div>
          <FormField name="place" label={pages("place")} hint={pages("placeHint")}>
            {(control) => (
              <Input
                {...control}
                maxLength={80}
                value={details.place}
                onChange={({ target }) => change({ place: target.value })}
              />
            )}
          </FormField>
          <FormField name="opening_hours" label={pages("hours")} hint={pages("hoursHint")}>
            {(control) => (
              <Input
                {...control}
                maxLength={120}
                value={details.opening_hours}
                onChange={({ target }) => change({ opening_hours: target.value })}
              />
            )}
          </FormField>
          <FormField name="language" label={pages("language")} hint={pages("languageHint")} say={sayLanguage}>
            {(control) => (
              <Select
                {...control}
                value={details.language ?? ""}
                onChange={({ target: { value } }) => change({ language: isLanguage(value) ? value : null })}
              >
                <option value="">{pages("languageUnsaid")}</option>
                <LanguageOptions />
              </Select>
            )}
          </FormField>
        </div>
      </Card>
      <PictureCard
        key={round}
        name="logo"
        title={pages("logo")}
        shows={details.name}
        value={details.logo}
        error={problemOf("logo")}
        onChange={(logo) => {
          change({ logo });
          form.clearErrors("logo");
        }}
        onUploads={setUploads}
      />
    </ShopFormPage>
  );
}
