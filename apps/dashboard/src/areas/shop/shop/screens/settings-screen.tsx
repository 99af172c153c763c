"use client";

import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { holdMinutes, shop, shopCategories } from "@mauzo/contract/shop/shop";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { MessagesSquare, Truck, Workflow } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { LanguageOptions } from "../../../../components/language-options.tsx";
import { PicturesField } from "../../../../components/upload/pictures-field.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import { CategoryOptions } from "../../../../entities/shop/shop/parts/category-options.tsx";
import { isLanguage, languageNames } from "../../../../i18n/language.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useNewestShop, useStorageUsage, useUpdateShop } from "../data.ts";
import { type ShopField, type ShopProblems, serverProblems, shopFields } from "../form/parse-new-shop.ts";
import { hasSamePictures, parseShopDetails, toShopChange, toShopDetails } from "../form/shop-details-form.ts";
import { StorageUsed } from "../parts/storage-used.tsx";

const noPicture = { id: "", url: "" };

/** The shop's details: every member sees them, an admin edits them. */
export function SettingsScreen() {
  const t = useTranslations("shop");
  const category = useTranslations("category");
  const { user, shop: saved } = useAccount();
  const [uploads, setUploads] = useState<UploadState>();
  const [coverUploads, setCoverUploads] = useState<UploadState>();
  const aboutDirectory = useId();
  const storage = useStorageUsage();
  const mayChange = canAccess(user.permissions, shop.update.access);
  const said = (problems: ShopProblems) =>
    shopFields.flatMap((path) => (problems[path] ? [{ path, text: t(problems[path]) }] : []));
  const isNumberWrong = useRef(false);
  const editing = useEditing({
    ...{ saved, toForm: toShopDetails, toInput: toShopChange },
    problemsOf: (form) => said(parseShopDetails(form, form, isNumberWrong.current).problems),
    refusedFields: (error) => said(serverProblems(fieldErrors(error))),
    save: useUpdateShop().mutateAsync,
    readNewest: useNewestShop(),
    rules: { whole: ([name]) => name === "logo" || name === "cover" },
    draft: mayChange ? { name: `shop:${saved.id}`, pattern: { ...toShopDetails(saved), language: null } } : undefined,
    isUndoable: hasSamePictures,
    saidSaved: () => ({ title: t("updated"), text: t("updatedText") }),
    saidFailed: t("updateFailed"),
  });
  const { form, change: set, round } = editing;
  const details = form.watch();
  const reading = useParsedPhone(details.whatsapp_number);
  isNumberWrong.current = reading === "wrong";
  const sayCategory = (value: unknown) =>
    shopCategories.filter((known) => known === value).map((known) => category(known))[0];
  const sayLanguage = (value: unknown) => (isLanguage(value) ? languageNames[value] : t("languageUnsaid"));
  const sayHold = (value: unknown) => t("holdFor", { minutes: Number(value) });
  const problem = (name: ShopField) => form.getFieldState(name, form.formState).error?.message;

  return (
    <FormPage
      editing={editing}
      title={t("settingsTitle")}
      save={t("save")}
      isChanged={mayChange && editing.isChanged}
      uploads={uploads ?? coverUploads}
    >
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
        {!mayChange && <p className="text-muted">{t("adminOnly")}</p>}
        <Card title={t("details")}>
          <div className="flex flex-col gap-4">
            <FormField name="name" label={t("name")} hint={t("nameHint")}>
              {(control) => (
                <Input {...control} value={details.name} onChange={({ target }) => set({ name: target.value })} />
              )}
            </FormField>
            <FormField name="category" label={t("category")} say={sayCategory}>
              {(control) => (
                <Select
                  {...control}
                  value={details.category}
                  onChange={({ target: { value } }) =>
                    set({ category: shopCategories.find((known) => known === value) ?? details.category })
                  }
                >
                  <CategoryOptions />
                </Select>
              )}
            </FormField>
            <FormField name="about" label={t("about")} hint={t("aboutHint")}>
              {(control) => (
                <Textarea
                  {...control}
                  maxLength={500}
                  value={details.about}
                  onChange={({ target }) => set({ about: target.value })}
                />
              )}
            </FormField>
            <FormField name="language" label={t("language")} hint={t("languageHint")} say={sayLanguage}>
              {(control) => (
                <Select
                  {...control}
                  value={details.language ?? ""}
                  onChange={({ target: { value } }) => set({ language: isLanguage(value) ? value : null })}
                >
                  <option value="">{t("languageUnsaid")}</option>
                  <LanguageOptions />
                </Select>
              )}
            </FormField>
            <FormField name="place" label={t("place")} hint={t("placeHint")}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={80}
                  value={details.place}
                  onChange={({ target }) => set({ place: target.value })}
                />
              )}
            </FormField>
            <div>
              <PhoneField
                label={t("whatsapp")}
                hint={t("whatsappHint")}
                error={problem("whatsapp_number")}
                value={details.whatsapp_number}
                onChange={(whatsapp_number) => set({ whatsapp_number })}
                reading={reading}
              />
              <ClashNote at="whatsapp_number" label={t("whatsapp")} />
            </div>
          </div>
        </Card>
        <Card title={t("logo")}>
          <PicturesField
            key={round}
            name={details.name}
            most={1}
            pictures={details.logo.url ? [details.logo] : []}
            error={problem("logo")}
            onChange={([logo = noPicture]) => {
              set({ logo: { id: logo.id, url: logo.url } });
              form.clearErrors("logo");
            }}
            onUploads={setUploads}
          />
          <ClashNote at="logo" label={t("logo")} />
        </Card>
        <Card title={t("cover")}>
          <p className="mb-3 text-muted">{t("coverText")}</p>
          <PicturesField
            key={round}
            name={details.name}
            most={1}
            pictures={details.cover.url ? [details.cover] : []}
            error={problem("cover")}
            onChange={([cover = noPicture]) => {
              set({ cover: { id: cover.id, url: cover.url } });
              form.clearErrors("cover");
            }}
            onUploads={setCoverUploads}
          />
          <ClashNote at="cover" label={t("cover")} />
        </Card>
        <Card title={t("hold")}>
          <FormField name="hold_minutes" label={t("holdLabel")} hint={t("holdText")} say={sayHold}>
            {(control) => (
              <Select
                {...control}
                value={details.hold_minutes}
                onChange={({ target: { value } }) =>
                  set({ hold_minutes: holdMinutes.find((known) => `${known}` === value) ?? details.hold_minutes })
                }
              >
                {holdMinutes.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {t("holdFor", { minutes })}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Card>
        <Card title={t("directory")}>
          <Checkbox
            label={t("published")}
            checked={details.published}
            onChange={({ target }) => set({ published: target.checked })}
            aria-describedby={aboutDirectory}
            className="min-h-11 font-medium"
          />
          <p id={aboutDirectory} className="mt-1 text-muted">
            {t("publishedText")}
          </p>
          <ClashNote at="published" label={t("published")} />
        </Card>
      </fieldset>
      <Card title={t("chatTitle")} description={t("chatText")}>
        <Link href="/dashboard/settings/chat" className={buttonClass("secondary")}>
          <MessagesSquare aria-hidden="true" className="size-4" />
          {t("chatOpen")}
        </Link>
      </Card>
      {mayChange && (
        <Card title={t("deliveryTitle")} description={t("deliveryText")}>
          <Link href="/dashboard/settings/delivery" className={buttonClass("secondary")}>
            <Truck aria-hidden="true" className="size-4" />
            {t("deliveryOpen")}
          </Link>
        </Card>
      )}
      {mayChange && (
        <Card title={t("workflowTitle")} description={t("workflowText")}>
          <Link href="/dashboard/settings/workflows/order-workflow" className={buttonClass("secondary")}>
            <Workflow aria-hidden="true" className="size-4" />
            {t("workflowOpen")}
          </Link>
        </Card>
      )}
      <StorageUsed usage={storage.data} />
    </FormPage>
  );
}
