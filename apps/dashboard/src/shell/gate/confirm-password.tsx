"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import { PasswordInput } from "../../components/form/password-input.tsx";
import { useConfirmPassword } from "../../lib/session/password/use-confirm-password.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";

/** Asks for the password before a sensitive call, above any page. */
export function ConfirmPassword({ email }: { email: string }) {
  const t = useTranslations("profile.confirm");
  const session = useTranslations("session");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { close, confirm } = useConfirmPassword();
  const problem =
    confirm.error && (errorCode(confirm.error) === "password_wrong" ? t("wrong") : failureText(confirm.error));
  return (
    <Modal
      title={t("title")}
      text={t("text", { email })}
      close={shell("close")}
      onClose={close}
      className="top-3 max-w-md md:top-[18vh]"
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog may be inside another one's React tree: its submit must not reach that form.
          event.stopPropagation();
          const typed = new FormData(event.currentTarget).get("password");
          confirm.mutate(String(typed ?? ""));
        }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={session("password")} error={problem ?? undefined}>
          {(control) => <PasswordInput {...control} autoFocus autoComplete="current-password" required />}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={close}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={confirm.isPending}>
            {t("action")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
