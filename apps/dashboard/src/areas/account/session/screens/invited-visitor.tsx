"use client";

import type { InvitePreview } from "@mauzo/contract/account/invites";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { acceptInviteAsNew, submitCredentials } from "../data.ts";
import { useAuthForm } from "../form/use-auth-form.ts";
import { AuthForm } from "../parts/auth-form.tsx";

type Props = { token: string; invite: InvitePreview; onJoined: () => void };

/** An invite opened without a session: create an account in the shop, or log in to an existing one. */
export function InvitedVisitor({ token, invite, onJoined }: Props) {
  const t = useTranslations("invite");
  const [way, setMethod] = useState<"join" | "log-in">("join");
  const other = way === "join" ? "log-in" : "join";
  return (
    <AuthLayout>
      <h1 className="wrap-anywhere font-semibold text-xl tracking-tight">
        {t("heading", { name: isolateBidi(invite.invited_by), shop: isolateBidi(invite.shop_name) })}
      </h1>
      <p className="wrap-anywhere mt-1 text-muted">
        {way === "join" ? t("sentTo", { email: invite.email }) : t("logInText", { email: invite.email })}
      </p>
      {way === "join" ? <NewAccount token={token} onJoined={onJoined} /> : <OwnAccount />}
      <p className="mt-5 text-muted">
        {way === "join" ? t("haveAccount") : t("newHere")}{" "}
        <button
          type="button"
          onClick={() => setMethod(other)}
          className="font-medium text-primary underline underline-offset-4"
        >
          {way === "join" ? t("logInJoin") : t("makeAccount")}
        </button>
      </p>
    </AuthLayout>
  );
}

function NewAccount({ token, onJoined }: Pick<Props, "token" | "onJoined">) {
  const t = useTranslations("invite");
  const entry = useAuthForm(
    (form) => acceptInviteAsNew(token, form),
    (outcome) => outcome === "done" && onJoined(),
  );
  return <AuthForm fields={["name", "password"]} choosesPassword action={t("joinNew")} entry={entry} />;
}

/** After the log-in, the page notices the session and offers to join. */
function OwnAccount() {
  const t = useTranslations("session");
  const entry = useAuthForm((form) => submitCredentials("log-in", form));
  return <AuthForm fields={["email", "password"]} action={t("logIn")} entry={entry} />;
}
