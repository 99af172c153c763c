"use client";

import type { InviteLook } from "@mauzo/contract/account/invites";
import { isolated } from "@mauzo/format/isolated";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../../components/page/session-frame.tsx";
import { joinAnew, submitEntry } from "../data.ts";
import { useEntry } from "../form/use-entry.ts";
import { EntryForm } from "../parts/entry-form.tsx";

type Props = { token: string; invite: InviteLook; onJoined: () => void };

/** Somebody invited and not logged in: a new account in the shop, or the one they have. */
export function InvitedVisitor({ token, invite, onJoined }: Props) {
  const t = useTranslations("invite");
  const [way, setWay] = useState<"join" | "log-in">("join");
  const other = way === "join" ? "log-in" : "join";
  return (
    <SessionFrame>
      <h1 className="wrap-anywhere font-semibold text-xl tracking-tight">
        {t("heading", { name: isolated(invite.invited_by), shop: isolated(invite.shop_name) })}
      </h1>
      <p className="wrap-anywhere mt-1 text-muted">
        {way === "join" ? t("sentTo", { email: invite.email }) : t("logInText", { email: invite.email })}
      </p>
      {way === "join" ? <NewAccount token={token} onJoined={onJoined} /> : <OwnAccount />}
      <p className="mt-5 text-muted">
        {way === "join" ? t("haveAccount") : t("newHere")}{" "}
        <button
          type="button"
          onClick={() => setWay(other)}
          className="font-medium text-primary underline underline-offset-4"
        >
          {way === "join" ? t("logInJoin") : t("makeAccount")}
        </button>
      </p>
    </SessionFrame>
  );
}

function NewAccount({ token, onJoined }: Pick<Props, "token" | "onJoined">) {
  const t = useTranslations("invite");
  const entry = useEntry(
    (form) => joinAnew(token, form),
    (outcome) => outcome === "done" && onJoined(),
  );
  return <EntryForm fields={["name", "password"]} choosesPassword action={t("joinNew")} entry={entry} />;
}

/** Once logged in, the page sees that and offers to join. */
function OwnAccount() {
  const t = useTranslations("session");
  const entry = useEntry((form) => submitEntry("log-in", form));
  return <EntryForm fields={["email", "password"]} action={t("logIn")} entry={entry} />;
}
