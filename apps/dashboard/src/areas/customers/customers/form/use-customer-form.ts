"use client";

import { type CustomerRecord, isMaskedPhone } from "@mauzo/contract/customers/customers";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { type ParsedPhone, useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { useNewestCustomer } from "../../../../entities/customers/customer/queries.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { ownerOfNumber, useAddCustomer, useSaveCustomer } from "../data.ts";
import { useCustomerName } from "../labels.ts";
import { useTagProblemText } from "../parts/form/use-tag-problem-text.ts";
import {
  type CustomerForm,
  emptyForm,
  type FormProblem,
  problemsOf,
  toCustomerEdit,
  toForm,
  toNewCustomer,
} from "./customer-form.ts";

/** The form that adds a customer, or changes the given one. */
export function useCustomerForm(saved?: CustomerRecord) {
  const t = useTranslations("customers");
  const tagText = useTagProblemText();
  const failureText = useFailureText();
  const router = useRouter();
  const nameOf = useCustomerName();
  const readNewest = useNewestCustomer(saved?.id ?? "");
  const add = useAddCustomer();
  const change = useSaveCustomer(saved?.id ?? "");
  const [ownerId, setOwnerId] = useState<string>();
  const reading = useRef<ParsedPhone>(undefined);
  const hidden = saved !== undefined && saved.phone !== null && isMaskedPhone(saved.phone);
  const say = (problem: FormProblem) => {
    if (problem.path === "name") return t("nameMissing");
    return problem.path === "phone" ? t("phoneWrong") : (tagText(problem.tag) ?? "");
  };
  const editing = useEditing({
    saved,
    toForm: (record: CustomerRecord | undefined) => toForm(record),
    toInput: (form: CustomerForm, base: CustomerRecord | undefined) => ({ form, base }),
    problemsOf: (form) =>
      problemsOf(form, reading.current === "wrong", hidden).map((problem) => ({
        path: problem.path,
        text: say(problem),
      })),
    refusedFields(error) {
      const owner = ownerOfNumber(error);
      setOwnerId(owner);
      return owner === undefined ? [] : [{ path: "phone", text: failureText(error) }];
    },
    save: ({ form, base }) =>
      base ? change.mutateAsync(toCustomerEdit(form, base)) : add.mutateAsync(toNewCustomer(form)),
    readNewest: saved && readNewest,
    draft: { name: `customer:${saved?.id ?? "new"}`, pattern: emptyForm },
    isUndoable: () => saved !== undefined,
    saidSaved: (record) => ({ title: t(saved ? "saved" : "added"), text: nameOf(record) }),
    saidFailed: t("saveFailed"),
    onSaved: ({ id }) => router.replace(`/dashboard/customers/${id}`),
  });
  const { phone } = editing.form.watch();
  const parsed = useParsedPhone(phone === toForm(saved).phone ? "" : phone);
  reading.current = parsed;
  return { editing, reading: parsed, ownerId, hidden };
}
