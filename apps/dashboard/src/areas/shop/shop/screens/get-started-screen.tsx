"use client";

import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { CurrentUser } from "@mauzo/contract/account/session";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useLocale, useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { ProfileMenu } from "../../../../components/header/profile-menu.tsx";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { CategoryOptions } from "../../../../entities/shop/shop/parts/category-options.tsx";
import { useChooseLanguage } from "../../../../lib/session/language/use-choose-language.ts";
import { useLogOut } from "../../../../lib/session/use-log-out.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useCreateShop } from "../data.ts";
import { parseNewShop, type ShopField, type ShopProblems, serverProblems } from "../form/parse-new-shop.ts";

/**
 * The page for a person without a shop: three questions create one. `lost` is the name of the shop the person was a
 * member of until now.
 */
export function GetStartedScreen({ user, lost }: { user: CurrentUser; lost?: string }) {
  const t = useTranslations("shop");
  const [problems, setProblems] = useState<ShopProblems>({});
  const [number, setNumber] = useState("");
  const reading = useParsedPhone(number);
  const create = useCreateShop();
  const logOut = useLogOut();
  const language = useLocale();
  const { mutate: chooseLanguage } = useChooseLanguage();
  const failureText = useFailureText();
  const problem = (name: ShopField) => problems[name] && t(problems[name]);

  function tell(form: HTMLFormElement, found: ShopProblems) {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, problems: found } = parseNewShop(new FormData(form), reading === "wrong");
    tell(form, found);
    if (!data) return;
    create.mutate(
      { ...data, language },
      {
        onSuccess: () => toasts.push({ title: t("created"), text: t("createdText"), tone: "success" }),
        onError: (error) => {
          const refused = serverProblems(fieldErrors(error));
          tell(form, refused);
          if (Object.keys(refused).length > 0) return;
          toasts.push({ title: t("createFailed"), text: failureText(error), tone: "danger" });
        },
      },
    );
  }

  return (
    <AuthLayout account={<ProfileMenu user={user} onLogOut={logOut} />} onLanguage={chooseLanguage}>
      {lost !== undefined && (
        <p role="alert" className="wrap-anywhere mb-4 rounded-control bg-accent-soft px-3 py-2.5">
          {t("lost", { shop: lost })}
        </p>
      )}
      <h1 className="font-semibold text-xl tracking-tight">{t("title")}</h1>
      <p className="mt-1 text-muted">{t("text")}</p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
        <Field label={t("name")} hint={t("nameHint")} error={problem("name")}>
          {(control) => <Input {...control} name="name" autoComplete="organization" required />}
        </Field>
        <Field label={t("category")} error={problem("category")}>
          {(control) => (
            <Select {...control} name="category" defaultValue="" required>
              <option value="" disabled>
                {t("categoryChoose")}
              </option>
              <CategoryOptions />
            </Select>
          )}
        </Field>
        <PhoneField
          label={t("whatsapp")}
          hint={t("whatsappHint")}
          error={problem("whatsapp_number")}
          name="whatsapp_number"
          value={number}
          onChange={setNumber}
          reading={reading}
          required
        />
        <Button type="submit" size="lg" busy={create.isPending}>
          {t("create")}
        </Button>
      </form>
      <p className="mt-5 text-muted">{t("invited")}</p>
    </AuthLayout>
  );
}
