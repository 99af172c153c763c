"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { type MessageTemplate, TemplatePurpose } from "@mauzo/contract/conversations/message-templates";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useAddTemplate, useNewestTemplate, useSaveTemplate } from "../data.ts";
import { problemsOf, type TemplateForm, toForm } from "./template-form.ts";

/** The form that adds a template, or changes the given one. */
export function useTemplateForm(saved?: MessageTemplate) {
  const t = useTranslations("templates");
  const failureText = useFailureText();
  const router = useRouter();
  const shop = useAccount().shop.name;
  const readNewest = useNewestTemplate(saved?.id ?? "");
  const add = useAddTemplate();
  const change = useSaveTemplate(saved?.id ?? "");
  return useEditing({
    saved,
    toForm: (template: MessageTemplate | undefined) => toForm(template, shop),
    toInput: ({ name, purpose, ...form }: TemplateForm, base: MessageTemplate | undefined) => ({
      ...{ base, name },
      body: { ...form, purpose: TemplatePurpose.safeParse(purpose).data ?? null },
    }),
    problemsOf: (form) => problemsOf(form).map(({ path, code }) => ({ path, text: t(`problems.${code}`) })),
    refusedFields: (error) =>
      errorCode(error) === "template_name_taken"
        ? [{ path: "name", text: failureText(error) }]
        : errorCode(error) === "template_purpose_taken"
          ? [{ path: "purpose", text: failureText(error) }]
          : [],
    save: ({ base, name, body }) =>
      base ? change.mutateAsync({ ...body, version: base.version }) : add.mutateAsync({ ...body, name }),
    readNewest: saved && readNewest,
    isUndoable: () => saved !== undefined,
    saidSaved: ({ name }) => ({ title: t("saved"), text: name }),
    saidFailed: t("saveFailed"),
    onSaved: () => router.replace("/dashboard/connect/templates"),
  });
}
