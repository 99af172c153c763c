"use client";

import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { holdMinutes, shop, shopCategories } from "@mauzo/contract/shop/shop";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { MessagesSquare, Truck, Workflow } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { SavedMeanwhileNotice } from "../../../../components/form/conflict/saved-meanwhile-notice.tsx";
import { useVersionedDraft } from "../../../../components/form/conflict/use-versioned-draft.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { LanguageOptions } from "../../../../components/language-options.tsx";
import { PicturesField } from "../../../../components/upload/pictures-field.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import { CategoryOptions } from "../../../../entities/shop/shop/parts/category-options.tsx";
import { isLanguage } from "../../../../i18n/language.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useNewestShop, useStorageUsage, useUpdateShop } from "../data.ts";
import { type ShopField, type ShopProblems, serverProblems } from "../form/parse-new-shop.ts";
import { parseShopDetails, toShopDetails } from "../form/shop-details-form.ts";
import { StorageUsed } from "../parts/storage-used.tsx";

/** The shop's details: every member sees them, an admin edits them. */
export function SettingsScreen() {
  const t = useTranslations("shop");
  const account = useAccount();
  const { base, draft: details, setDraft: setDetails, ...form } = useVersionedDraft(account.shop, toShopDetails);
  const [problems, setProblems] = useState<ShopProblems>({});
  const [uploads, setUploads] = useState<UploadState>();
  const [coverUploads, setCoverUploads] = useState<UploadState>();
  const aboutDirectory = useId();
  /** A new key resets the picture fields after saving or discarding. */
  const [round, setRound] = useState(0);
  const reading = useParsedPhone(details.whatsapp_number);
  const update = useUpdateShop();
  const newest = useNewestShop();
  const storage = useStorageUsage();
  const failureText = useFailureText();
  const mayChange = canAccess(account.user.permissions, shop.update.access);
  const problem = (name: ShopField) => problems[name] && t(problems[name]);
  const set = (part: Partial<typeof details>) => setDetails((now) => ({ ...now, ...part }));

  function show(saved: typeof account.shop) {
    form.fill(saved);
    setProblems({});
    setRound((last) => last + 1);
  }

  const tellFailed = (error: unknown) =>
    toasts.push({ title: t("updateFailed"), text: failureText(error), tone: "danger" });

  function submit(version = base.version) {
    const { data, problems: found } = parseShopDetails(details, toShopDetails(base), reading === "wrong");
    setProblems(found);
    if (!data || update.isPending) return;
    update.mutate(
      { ...data, version },
      {
        onSuccess: (saved) => {
          show(saved);
          toasts.push({ title: t("updated"), text: t("updatedText"), tone: "success" });
        },
        onError: (error) => {
          setProblems(serverProblems(fieldErrors(error)));
          if (!form.isRefused(error)) tellFailed(error);
        },
      },
    );
  }

  return (
    <FormPage
      title={t("settingsTitle")}
      save={t("save")}
      discard={() => show(account.shop)}
      changed={mayChange && form.changed}
      problems={Object.keys(problems).length > 0}
      saving={update.isPending}
      uploads={uploads ?? coverUploads}
      onSubmit={() => submit()}
    >
      {form.meanwhile && (
        <SavedMeanwhileNotice
          key={form.refusals}
          by={form.meanwhile.saved_by}
          busy={newest.isPending || update.isPending}
          onTake={() => newest.mutate(undefined, { onSuccess: show, onError: tellFailed })}
          onSave={() => submit(form.meanwhile?.version)}
        />
      )}
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
        {!mayChange && <p className="text-muted">{t("adminOnly")}</p>}
        <Card title={t("details")}>
          <div className="flex flex-col gap-4">
            <Field label={t("name")} hint={t("nameHint")} error={problem("name")}>
              {(control) => (
                <Input {...control} value={details.name} onChange={({ target }) => set({ name: target.value })} />
              )}
            </Field>
            <Field label={t("category")} error={problem("category")}>
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
            </Field>
            <Field label={t("about")} hint={t("aboutHint")}>
              {(control) => (
                <Textarea
                  {...control}
                  maxLength={500}
                  value={details.about}
                  onChange={({ target }) => set({ about: target.value })}
                />
              )}
            </Field>
            <Field label={t("language")} hint={t("languageHint")}>
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
            </Field>
            <Field label={t("place")} hint={t("placeHint")} error={problem("place")}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={80}
                  value={details.place}
                  onChange={({ target }) => set({ place: target.value })}
                />
              )}
            </Field>
            <PhoneField
              label={t("whatsapp")}
              hint={t("whatsappHint")}
              error={problem("whatsapp_number")}
              value={details.whatsapp_number}
              onChange={(whatsapp_number) => set({ whatsapp_number })}
              reading={reading}
            />
          </div>
        </Card>
        <Card title={t("logo")}>
          <PicturesField
            key={round}
            name={details.name}
            most={1}
            pictures={details.logo ? [details.logo] : []}
            error={problem("logo")}
            onChange={([logo]) => {
              set({ logo });
              setProblems(({ logo: _, ...others }) => others);
            }}
            onUploads={setUploads}
          />
        </Card>
        <Card title={t("cover")}>
          <p className="mb-3 text-muted">{t("coverText")}</p>
          <PicturesField
            key={round}
            name={details.name}
            most={1}
            pictures={details.cover ? [details.cover] : []}
            error={problem("cover")}
            onChange={([cover]) => {
              set({ cover });
              setProblems(({ cover: _, ...others }) => others);
            }}
            onUploads={setCoverUploads}
          />
        </Card>
        <Card title={t("hold")}>
          <Field label={t("holdLabel")} hint={t("holdText")}>
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
          </Field>
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
