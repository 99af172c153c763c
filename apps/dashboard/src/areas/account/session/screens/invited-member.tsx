"use client";

import { statusOf } from "@mauzo/api-client/status-of";
import type { InviteLook } from "@mauzo/contract/account/invites";
import { isolated } from "@mauzo/format/isolated";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { shopQuery, userQuery } from "../../../../lib/session/account-queries.ts";
import { useTold } from "../../../../lib/session/password/use-told.ts";
import { useLogOut } from "../../../../lib/session/use-log-out.ts";
import { join } from "../data.ts";
import { mayBeFor } from "../form/may-be-for.ts";
import { InviteEnded } from "../parts/invite-ended.tsx";
import { InviteFailed } from "../parts/invite-failed.tsx";
import { InviteLoading } from "../parts/invite-loading.tsx";
import { Message } from "../parts/message.tsx";

type Props = { token: string; invite: InviteLook | "ended" | undefined; onJoined: () => void };

/** Somebody logged in opens an invite: they join, or learn why this account cannot. */
export function InvitedMember({ token, invite, onJoined }: Props) {
  const t = useTranslations("invite");
  const shell = useTranslations("shell");
  const told = useTold();
  const logOut = useLogOut(`/invite/${token}`);
  const user = useQuery(userQuery);
  const shop = useQuery(shopQuery);
  const noShop = statusOf(shop.error) === 404;
  const accept = useMutation({
    mutationFn: () => join(token),
    onSuccess: onJoined,
    onError: (error) => {
      // Another tab may have joined, or opened a shop, meanwhile.
      if (statusOf(error) === 409) void shop.refetch();
      else if (statusOf(error) !== 403) told(t("joinFailed"))(error);
    },
  });

  const failed = user.error ?? (noShop ? null : shop.error);
  if (failed) {
    const retry = () => void Promise.all([user.refetch(), shop.refetch()]);
    return <InviteFailed error={failed} busy={user.isFetching || shop.isFetching} onRetry={retry} />;
  }
  if (shop.data) {
    return (
      <Message title={t("memberTitle")} text={t("memberText", { shop: isolated(shop.data.name) })}>
        <a href="/dashboard" className={buttonClass("primary")}>
          {shell("toDashboard")}
        </a>
        {invite !== "ended" && (
          <Button variant="secondary" onClick={logOut}>
            {t("logOutGoOn")}
          </Button>
        )}
      </Message>
    );
  }
  if (invite === "ended") return <InviteEnded signedIn />;
  if (!user.data || !noShop || !invite) return <InviteLoading />;
  const { email } = user.data;
  if (statusOf(accept.error) === 403 || !mayBeFor(email, invite.email)) {
    return (
      <Message title={t("otherTitle")} text={t("otherText", { sentTo: invite.email, email })}>
        <Button onClick={logOut}>{t("logOutGoOn")}</Button>
        <a href="/dashboard" className={buttonClass("secondary")}>
          {shell("toDashboard")}
        </a>
      </Message>
    );
  }
  return (
    <Message
      title={t("heading", { name: isolated(invite.invited_by), shop: isolated(invite.shop_name) })}
      text={t("signedInAs", { email })}
    >
      <Button size="lg" busy={accept.isPending} onClick={() => accept.mutate()}>
        {t("join", { shop: isolated(invite.shop_name) })}
      </Button>
      <Button variant="secondary" size="lg" onClick={logOut}>
        {t("logOutGoOn")}
      </Button>
    </Message>
  );
}
