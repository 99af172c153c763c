"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { InvitePreview } from "@mauzo/contract/account/invites";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { shopQuery, userQuery } from "../../../../lib/session/account-queries.ts";
import { useLogOut } from "../../../../lib/session/use-log-out.ts";
import { acceptInvite } from "../data.ts";
import { matchesMaskedEmail } from "../form/matches-masked-email.ts";
import { InviteEnded } from "../parts/invite-ended.tsx";
import { InviteLoadError } from "../parts/invite-load-error.tsx";
import { InviteLoading } from "../parts/invite-loading.tsx";
import { MessagePage } from "../parts/message-page.tsx";

type Props = { token: string; invite: InvitePreview | "ended" | undefined; onJoined: () => void };

/** The page itself says these. */
const isShown = (error: unknown) => {
  const code = errorCode(error);
  return code === "already_in_a_shop" || code === "invite_for_another_email";
};

/** An invite opened with a session: the person can join, or reads why this account cannot. */
export function InvitedMember({ token, invite, onJoined }: Props) {
  const t = useTranslations("invite");
  const shell = useTranslations("shell");
  const logOut = useLogOut(`/invite/${token}`);
  const user = useQuery(userQuery);
  const shop = useQuery(shopQuery);
  const noShop = errorCode(shop.error) === "not_found";
  const accept = useMutation({
    mutationFn: () => acceptInvite(token),
    onSuccess: onJoined,
    onError: (error) => {
      // Meanwhile the person may have joined or created a shop in another tab.
      if (errorCode(error) === "already_in_a_shop") void shop.refetch();
    },
    meta: { failed: (error) => (isShown(error) ? undefined : t("joinFailed")) },
  });

  const failed = user.error ?? (noShop ? null : shop.error);
  if (failed) {
    const retry = () => void Promise.all([user.refetch(), shop.refetch()]);
    return <InviteLoadError error={failed} busy={user.isFetching || shop.isFetching} onRetry={retry} />;
  }
  if (shop.data) {
    return (
      <MessagePage title={t("memberTitle")} text={t("memberText", { shop: isolateBidi(shop.data.name) })}>
        <a href="/dashboard" className={buttonClass("primary")}>
          {shell("toDashboard")}
        </a>
        {invite !== "ended" && (
          <Button variant="secondary" onClick={logOut}>
            {t("logOutGoOn")}
          </Button>
        )}
      </MessagePage>
    );
  }
  if (invite === "ended") return <InviteEnded signedIn />;
  if (!user.data || !noShop || !invite) return <InviteLoading />;
  const { email } = user.data;
  if (errorCode(accept.error) === "invite_for_another_email" || !matchesMaskedEmail(email, invite.email)) {
    return (
      <MessagePage title={t("otherTitle")} text={t("otherText", { sentTo: invite.email, email })}>
        <Button onClick={logOut}>{t("logOutGoOn")}</Button>
        <a href="/dashboard" className={buttonClass("secondary")}>
          {shell("toDashboard")}
        </a>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={t("heading", { name: isolateBidi(invite.invited_by), shop: isolateBidi(invite.shop_name) })}
      text={t("signedInAs", { email })}
    >
      <Button size="lg" busy={accept.isPending} onClick={() => accept.mutate()}>
        {t("join", { shop: isolateBidi(invite.shop_name) })}
      </Button>
      <Button variant="secondary" size="lg" onClick={logOut}>
        {t("logOutGoOn")}
      </Button>
    </MessagePage>
  );
}
