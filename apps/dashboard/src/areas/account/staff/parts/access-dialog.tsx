"use client";

import type { PermissionsInput } from "@mauzo/contract/account/invites";
import { Email, type Permissions } from "@mauzo/contract/account/session";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { SavedMeanwhileNotice } from "../../../../components/form/saved-meanwhile-notice.tsx";
import { type AccessChoice, chosenBy, chosenIn, mayGive, toPermissions } from "../rules.ts";
import { AccessFields } from "./access-fields.tsx";

type Props = {
  title: string;
  text: string;
  action: string;
  own: Permissions;
  /** What the person may do now; undefined for an invite, where the dialog also asks for the e-mail. */
  permissions?: Permissions;
  busy: boolean;
  /** The server's error about the e-mail. */
  emailProblem?: string | undefined;
  /** Set while a save was refused because somebody else saved the permissions. */
  meanwhile?:
    | { by: string | null; busy: boolean; onTake: () => void; onSave: (permissions: PermissionsInput) => void }
    | undefined;
  onClose: () => void;
  onSave: (permissions: PermissionsInput, email: string) => void;
};

/** Edits the permissions of a member or of somebody to be invited. */
export function AccessDialog(props: Props) {
  const { title, text, action, own, permissions, busy, emailProblem, meanwhile, onClose, onSave } = props;
  const t = useTranslations("staff");
  const sales = chosenBy("sales", new Set());
  const [chosen, setChosen] = useState<AccessChoice>(
    permissions ? chosenIn(permissions) : mayGive(own, sales) ? sales : new Set(),
  );
  const [problems, setProblems] = useState<{ email?: string; access?: string }>({});

  const emailInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (emailProblem === undefined) return;
    setProblems({ email: emailProblem });
    emailInput.current?.focus();
  }, [emailProblem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = Email.safeParse(new FormData(event.currentTarget).get("email") ?? "");
    const given = toPermissions(chosen);
    const found = {
      ...(!permissions && !email.success && { email: t("emailWrong") }),
      ...(!given && { access: t("chooseOne") }),
    };
    setProblems(found);
    if (given && Object.keys(found).length === 0) onSave(given, email.data ?? "");
    else if ("email" in found) emailInput.current?.focus();
  }

  return (
    <Modal title={title} text={text} close={t("close")} onClose={onClose} className="top-3 max-w-xl md:top-[6vh]">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-5 pb-0">
        {meanwhile && (
          <SavedMeanwhileNotice
            by={meanwhile.by}
            busy={meanwhile.busy}
            onTake={meanwhile.onTake}
            onSave={() => {
              const given = toPermissions(chosen);
              setProblems(given ? {} : { access: t("chooseOne") });
              if (given) meanwhile.onSave(given);
            }}
          />
        )}
        {!permissions && (
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
        )}
        <AccessFields own={own} chosen={chosen} problem={problems.access} onChange={setChosen} />
        {/* Always in reach: on a phone there is more to choose than fits. */}
        <div className="sticky bottom-0 -mx-5 flex flex-wrap justify-end gap-2 border-line border-t bg-card px-5 py-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
