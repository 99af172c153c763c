"use client";

import type { Member } from "@mauzo/contract/account/invites";
import { type ExpensePhone, mostExpensePhones } from "@mauzo/contract/expenses/expense-phones";
import { Button } from "@mauzo/ui/button";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { PhoneField } from "../../../../components/form/phone-field.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { useAddPhone, useRemovePhone } from "../../../../entities/expenses/draft/actions/use-phone.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Props = {
  phones: Pick<UseQueryResult<{ items: ExpensePhone[] }>, "data" | "isError" | "refetch">;
  members: readonly Pick<Member, "id" | "name">[] | undefined;
  onClose: () => void;
};

/** The phones from which members write down expenses by message; adding one, and taking one off. */
export function PhonesDialog({ phones, members, onClose }: Props) {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const [phone, setPhone] = useState("");
  const [member, setMember] = useState("");
  const [isTried, setTried] = useState(false);
  const reading = useParsedPhone(phone);
  const { mutate, isPending, error } = useAddPhone();
  const isWrong = phone.trim() === "" || reading === "wrong";
  const chosen = member || (members?.[0]?.id ?? "");
  const items = phones.data?.items;

  function add() {
    setTried(true);
    if (isWrong || chosen === "") return;
    const onSuccess = () => {
      setPhone("");
      setTried(false);
    };
    mutate({ phone, user_id: chosen }, { onSuccess });
  }

  return (
    <FormDialog
      title={t("byMessage")}
      text={t("byMessageText")}
      save={t("addPhone")}
      cancelText={t("close")}
      busy={isPending}
      disabled={(items?.length ?? 0) >= mostExpensePhones}
      onSave={add}
      onClose={onClose}
    >
      {phones.isError && (
        <ErrorPanel message={t("phonesFailed")} retry={t("retry")} onRetry={() => void phones.refetch()} />
      )}
      {items === undefined && !phones.isError && <Skeleton className="h-16" />}
      {items?.length === 0 && <p className="text-muted">{t("noPhones")}</p>}
      {items !== undefined && items.length > 0 && (
        <ul aria-label={t("phones")} className="max-h-[30dvh] overflow-y-auto">
          {items.map((each) => (
            <PhoneRow key={each.id} phone={each} />
          ))}
        </ul>
      )}
      <PhoneField
        label={t("phone")}
        reading={reading}
        value={phone}
        onChange={setPhone}
        {...(isTried && isWrong && { error: t("phoneWrong") })}
      />
      <Field label={t("member")} {...(error && { error: failureText(error) })}>
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setMember(target.value)}>
            {members?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}

function PhoneRow({ phone: { id, phone, name } }: { phone: ExpensePhone }) {
  const t = useTranslations("expenses");
  const { mutate, isPending } = useRemovePhone(id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t py-2 first:border-0">
      <span className="wrap-anywhere min-w-0">
        <bdi>{name}</bdi> · <span className="tabular-nums">{phone}</span>
      </span>
      <Button
        size="sm"
        variant="ghost"
        busy={isPending}
        aria-label={t("removePhoneOf", { phone })}
        onClick={() => mutate()}
      >
        {t("removePhone")}
      </Button>
    </li>
  );
}
