"use client";

import { type ShortLink, shortLinkLimits } from "@mauzo/contract/marketing/short-links";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { EditingProvider } from "../../../../components/form/editing/editing-context.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { MeanwhileNotice } from "../../../../components/form/editing/meanwhile-notice.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { TargetField } from "../../../../entities/marketing/link-target/parts/target-field.tsx";
import { targetKinds } from "../form/link-form.ts";
import { useLinkForm } from "../form/use-link-form.ts";

type Props = { link: ShortLink | undefined; onSaved: (saved: ShortLink) => void; onClose: () => void };

/** Makes a link, or changes what it is called and where it leads: its address stays. */
export function LinkDialog({ link, onSaved, onClose }: Props) {
  const t = useTranslations("shortLinks");
  const editing = useLinkForm({ link, onSaved });
  const { form, change, news, isSaving, submit } = editing;
  const values = form.watch();
  return (
    <FormProvider {...form}>
      <EditingProvider editing={editing}>
        <FormDialog
          title={t(link ? "change" : "add")}
          text={t(link ? "changeText" : "addText")}
          save={t("save")}
          busy={isSaving}
          onSave={() => void submit()}
          onClose={onClose}
        >
          <MeanwhileNotice isNews={news !== undefined} />
          <FormField name="name" label={t("name")} hint={t("nameHint")}>
            {(control) => (
              <Input {...control} {...form.register("name")} maxLength={shortLinkLimits.name} autoComplete="off" />
            )}
          </FormField>
          <FormField name="place" label={t("place")} hint={t("placeHint")}>
            {(control) => (
              <Input {...control} {...form.register("place")} maxLength={shortLinkLimits.place} autoComplete="off" />
            )}
          </FormField>
          <TargetField form={values} kinds={targetKinds} onChange={change} />
        </FormDialog>
      </EditingProvider>
    </FormProvider>
  );
}
