"use client";

import { type CustomerRecord, genders } from "@mauzo/contract/customers/customers";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import { FormPage } from "../../../../../components/form/form-page.tsx";
import { maxLengths } from "../../form/customer-form.ts";
import { parseTags, withTag } from "../../form/tags.ts";
import { useCustomerForm } from "../../form/use-customer-form.ts";
import { useCustomerName } from "../../labels.ts";
import { KnownTags } from "../known-tags.tsx";
import { PhoneFormField } from "./phone-form-field.tsx";

const list = "/dashboard/customers";

/** `known`: the tags and places in use. */
type Props = { customer?: CustomerRecord; known: { tags: readonly string[]; places: readonly string[] } };

/** The form that adds a customer, or changes the given one. */
export function CustomerFormPage({ customer, known }: Props) {
  const t = useTranslations("customers");
  const nameOf = useCustomerName();
  const { editing, reading, ownerId, hidden } = useCustomerForm(customer);
  const { register } = editing.form;
  const tags = editing.form.watch("tags");
  const back = customer
    ? { href: `${list}/${customer.id}`, label: nameOf(customer) }
    : { href: list, label: t("back") };
  return (
    <FormPage
      editing={editing}
      title={t(customer ? "editTitle" : "newTitle")}
      back={back}
      save={t(customer ? "save" : "create")}
      discard={back.href}
      always={!customer}
    >
      <Card>
        <div className="flex flex-col gap-4">
          <FormField name="name" label={t("name")}>
            {(control) => <Input {...control} autoComplete="off" maxLength={maxLengths.name} {...register("name")} />}
          </FormField>
          {hidden ? (
            <p className="text-muted">{t("phoneHidden")}</p>
          ) : (
            <div>
              <PhoneFormField reading={reading} />
              {ownerId !== undefined && (
                <Link
                  href={`${list}/${ownerId}`}
                  className="mt-1.5 inline-block font-medium text-primary underline-offset-4 hover:underline"
                >
                  {t("isTaken")}
                </Link>
              )}
            </div>
          )}
          <FormField name="place" label={t("place")}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                list="customer-places"
                maxLength={maxLengths.place}
                {...register("place")}
              />
            )}
          </FormField>
          <datalist id="customer-places">
            {known.places.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
          <FormField name="tags" label={t("tags")} hint={t("tagsHint")}>
            {(control) => <Input {...control} autoComplete="off" maxLength={maxLengths.tags} {...register("tags")} />}
          </FormField>
          <KnownTags
            tags={known.tags}
            taken={parseTags(tags)}
            onTake={(tag) => editing.change(({ tags: typed }) => ({ tags: withTag(typed, tag) }))}
          />
        </div>
      </Card>
      <Card title={t("personal")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="gender" label={t("gender")}>
            {(control) => (
              <Select {...control} {...register("gender")}>
                <option value="">{t("notSaid")}</option>
                {genders.map((gender) => (
                  <option key={gender} value={gender}>
                    {t(`genders.${gender}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField name="language" label={t("language")}>
            {(control) => (
              <Select {...control} {...register("language")}>
                <option value="">{t("notSaid")}</option>
                <option value="sw">{t("languages.sw")}</option>
                <option value="en">{t("languages.en")}</option>
              </Select>
            )}
          </FormField>
          <FormField name="birthday" label={t("birthday")}>
            {(control) => <Input {...control} type="date" autoComplete="off" {...register("birthday")} />}
          </FormField>
        </div>
      </Card>
      {!customer && (
        <Card>
          <FormField name="note" label={t("note")} hint={t("noteHint")}>
            {(control) => <Textarea {...control} maxLength={maxLengths.note} {...register("note")} />}
          </FormField>
        </Card>
      )}
    </FormPage>
  );
}
