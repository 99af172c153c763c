"use client";

import type { NewInvite } from "@mauzo/contract/account/invites";
import type { Role } from "@mauzo/contract/account/roles";
import { Email } from "@mauzo/contract/account/sign-in";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type AccessChoice, chosenBy, chosenIn, mayGive, type Own, pickedRole, toPermissions } from "../rules.ts";
import { AccessFields } from "./access/access-fields.tsx";
import { AccessSheet } from "./access/access-sheet.tsx";
import { PhonesField } from "./phones-field.tsx";

type Props = {
  shopName: string;
  own: Own;
  roles: readonly Role[];
  busy: boolean;
  /** The server's error about the e-mail. */
  emailProblem?: string | undefined;
  onClose: () => void;
  onSend: (wanted: Omit<NewInvite, "language">) => void;
};

/** Asks for the e-mail of somebody to be invited, and for what they may do. */
export function InviteDialog({ shopName, own, roles, busy, emailProblem, onClose, onSend }: Props) {
  const t = useTranslations("staff");
  const sales = chosenBy("sales", new Set());
  const [chosen, setChosen] = useState<AccessChoice>(mayGive(own.permissions, sales) ? sales : new Set());
  const [seesPhones, setSeesPhones] = useState(own.sees_phones);
  const [roleId, setRoleId] = useState<string | null>(null);
  const picked = pickedRole(roles, { roleId, chosen, seesPhones });
  const [problems, setProblems] = useState<{ email?: string; access?: string }>({});
  const emailInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (emailProblem === undefined) return;
    setProblems({ email: emailProblem });
    emailInput.current?.focus();
  }, [emailProblem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const email = Email.safeParse(new FormData(event.currentTarget).get("email") ?? "");
    const given = toPermissions(chosen);
    setProblems({
      ...(!email.success && { email: t("emailWrong") }),
      ...(!given && { access: t("chooseOne") }),
    });
    if (!email.success) emailInput.current?.focus();
    else if (given)
      onSend({
        ...{ email: email.data, permissions: given },
        ...(chosen !== "everything" && { sees_phones: seesPhones }),
        ...(picked && { role_id: picked.id }),
      });
  }

  return (
    <AccessSheet
      title={t("inviteTitle")}
      text={t("inviteText", { shop: isolateBidi(shopName) })}
      action={t("send")}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("email")} hint={t("emailHint")} error={problems.email}>
        {(control) => (
          <Input
            {...control}
            ref={emailInput}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
        )}
      </Field>
      <AccessFields
        own={own.permissions}
        chosen={chosen}
        roles={roles}
        picked={picked}
        onPick={(role) => {
          setChosen(chosenIn(role.permissions));
          setSeesPhones(role.sees_phones);
          setRoleId(role.id);
        }}
        problem={problems.access}
        onChange={(next) => {
          setChosen(next);
          setRoleId(null);
        }}
      />
      <PhonesField
        isAdmin={chosen === "everything"}
        mayShow={own.sees_phones}
        shown={seesPhones}
        onChange={setSeesPhones}
      />
    </AccessSheet>
  );
}
