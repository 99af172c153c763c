"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { type AccessRequest, accessRequests } from "@mauzo/contract/account/access-requests";
import { type Invite, type InviteLink, invites, type Member, staff } from "@mauzo/contract/account/invites";
import { type Role, roles as roleCalls } from "@mauzo/contract/account/roles";
import { viewing } from "@mauzo/contract/account/viewing";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { isAdmin } from "@mauzo/permissions/permissions";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import {
  invitesQuery,
  membersQuery,
  ownershipQuery,
  requestsQuery,
  rolesQuery,
  useAnswerRequest,
  useInvite,
  useRemove,
  useRemoveRole,
  useRequireSecondFactor,
  useResend,
  useRevoke,
  useShareInvite,
  useViewAs,
} from "../data.ts";
import { useAccessEditing } from "../form/use-access-editing.ts";
import { useRoleEditing } from "../form/use-role-editing.ts";
import { AccessDialog } from "../parts/access/access-dialog.tsx";
import { InviteDialog } from "../parts/invite-dialog.tsx";
import { InvitesCard } from "../parts/invites-card.tsx";
import { MembersCard } from "../parts/members-card.tsx";
import { RequestsCard } from "../parts/requests-card.tsx";
import { RoleDialog } from "../parts/role-dialog.tsx";
import { RolesCard } from "../parts/roles-card.tsx";
import { SecondFactorCard } from "../parts/second-factor-card.tsx";
import { ShareInviteSheet } from "../parts/share-invite-sheet.tsx";
import { type Own, refusedEmail } from "../rules.ts";
import { ShopOwnership } from "./shop-ownership.tsx";

const refusalOf = (error: unknown) => refusedEmail(errorCode(error), fieldErrors(error));

type Open =
  | { invite: true }
  | { share: InviteLink; email: string }
  | { change: string }
  | { remove: Member }
  | { role: string | undefined }
  | { removeRole: Role }
  | { revoke: Invite };

/** The members of the shop, the open invites, and the permissions of each. */
export function StaffScreen() {
  const t = useTranslations("staff");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const told = useErrorToast();
  const language = useLocale();
  const { user, shop } = useAccount();
  const own = user.permissions;
  const members = useQuery(membersQuery);
  const invited = useQuery(invitesQuery);
  const requests = useQuery(requestsQuery).data?.items ?? [];
  const roles = useQuery(rolesQuery).data?.items ?? [];
  const owner = useQuery(ownershipQuery).data?.owner;
  const mayRoles = canAccess(own, roleCalls.save.access);
  const removeRole = useRemoveRole();
  const requireSecondFactor = useRequireSecondFactor();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const invite = useInvite();
  const emailRefused = refusalOf(invite.error);
  const resend = useResend();
  const share = useShareInvite();
  const startShare = (one: Invite) =>
    share.mutate(one, {
      onSuccess: (link) => setOpen({ share: link, email: one.email }),
      onError: told(t("shareFailed")),
    });
  const revoke = useRevoke();
  const remove = useRemove();
  const viewAs = useViewAs();
  const done = (title: string, text?: string) => () => {
    close();
    toasts.push({ title, ...(text !== undefined && { text }), tone: "success" });
  };
  const answer = useAnswerRequest();
  const giveAnswer = ({ id, by }: AccessRequest, allow: boolean) =>
    answer.mutate(
      { id, allow },
      {
        onSuccess: done(t(allow ? "allowed" : "refused", { name: isolateBidi(by.name) })),
        onError: told(t("answerFailed")),
      },
    );
  const startInvite = () => {
    invite.reset();
    setOpen({ invite: true });
  };
  const changing = open && "change" in open ? members.data?.items.find(({ id }) => id === open.change) : undefined;
  const failed = members.error ?? invited.error;

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle", { shop: isolateBidi(shop.name) })}
        back={{ href: "/dashboard/settings", label: t("back") }}
        actions={canAccess(own, invites.create.access) && <Button onClick={startInvite}>{t("invite")}</Button>}
      />
      <div className="flex flex-col gap-4">
        {members.data && invited.data ? (
          <>
            <RequestsCard
              requests={requests}
              busy={answer.isPending}
              onAnswer={canAccess(own, accessRequests.grant.access) ? giveAnswer : undefined}
            />
            <MembersCard
              members={members.data.items}
              me={user}
              ownerId={owner?.id}
              seesOrders={canAccess(own, { resource: "orders", action: "read" })}
              onChange={canAccess(own, staff.update.access) ? ({ id }) => setOpen({ change: id }) : undefined}
              onView={canAccess(own, viewing.begin.access) ? ({ id }) => viewAs.mutate(id) : undefined}
              onRemove={canAccess(own, staff.remove.access) ? (member) => setOpen({ remove: member }) : undefined}
            />
            <RolesCard
              roles={roles}
              {...(mayRoles && {
                onMake: () => setOpen({ role: undefined }),
                onChange: ({ id }) => setOpen({ role: id }),
                onRemove: (role) => setOpen({ removeRole: role }),
              })}
            />
            {isAdmin(own) && <ShopOwnership members={members.data.items} />}
            {isAdmin(own) && (
              <SecondFactorCard
                members={members.data.items}
                isRequired={shop.requires_second_factor}
                hasOwn={user.second_factor}
                busy={requireSecondFactor.isPending}
                onRequire={requireSecondFactor.mutate}
              />
            )}
            <InvitesCard
              invites={invited.data.items}
              busy={resend.isPending || share.isPending}
              alone={members.data.items.length === 1}
              onShare={canAccess(own, invites.share.access) ? startShare : undefined}
              onResend={
                canAccess(own, invites.resend.access)
                  ? ({ id, email }) =>
                      resend.mutate(id, {
                        onSuccess: done(t("invited"), t("invitedText", { email })),
                        onError: told(t("inviteFailed")),
                      })
                  : undefined
              }
              onRevoke={canAccess(own, invites.revoke.access) ? (one) => setOpen({ revoke: one }) : undefined}
            />
          </>
        ) : failed ? (
          <Card flush>
            <ErrorPanel
              title={t("loadFailed")}
              message={failureText(failed)}
              retry={shell("retry")}
              onRetry={() => void Promise.all([members.refetch(), invited.refetch()])}
              busy={members.isFetching || invited.isFetching}
            />
          </Card>
        ) : (
          <Card title={t("members")}>
            <div role="status" className="flex flex-col gap-3">
              <span className="sr-only">{shell("loading")}</span>
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
            </div>
          </Card>
        )}
      </div>
      {open && "invite" in open && (
        <InviteDialog
          shopName={shop.name}
          own={user}
          roles={roles}
          busy={invite.isPending}
          emailProblem={emailRefused && t(emailRefused)}
          onClose={close}
          onSend={(wanted) =>
            invite.mutate(
              { ...wanted, language },
              {
                onSuccess: done(t("invited"), t("invitedText", { email: wanted.email })),
                onError: (error) => !refusalOf(error) && told(t("inviteFailed"))(error),
              },
            )
          }
        />
      )}
      {open && "share" in open && <ShareInviteSheet email={open.email} link={open.share} onClose={close} />}
      {changing && <ChangeAccess member={changing} own={user} roles={roles} onClose={close} />}
      {open && "role" in open && (
        <ChangeRole role={roles.find(({ id }) => id === open.role)} own={user} onClose={close} />
      )}
      {open && "remove" in open && (
        <ConfirmDialog
          open
          title={t("removeTitle", { name: isolateBidi(open.remove.name) })}
          text={t("removeText", { name: isolateBidi(open.remove.name), shop: isolateBidi(shop.name) })}
          confirm={t("removeOf", { name: isolateBidi(open.remove.name) })}
          cancel={t("cancel")}
          onClose={close}
          onConfirm={() => {
            const { id } = open.remove;
            const name = isolateBidi(open.remove.name);
            close();
            remove.mutate(id, { onSuccess: done(t("removed", { name })), onError: told(t("removeFailed", { name })) });
          }}
        />
      )}
      {open && "removeRole" in open && (
        <ConfirmDialog
          open
          title={t("removeRoleTitle", { name: isolateBidi(open.removeRole.name) })}
          text={t("removeRoleText")}
          confirm={t("removeRole")}
          cancel={t("cancel")}
          onClose={close}
          onConfirm={() => {
            close();
            removeRole.mutate(open.removeRole.id, {
              onSuccess: done(t("roleRemoved")),
              onError: told(t("roleRemoveFailed")),
            });
          }}
        />
      )}
      {open && "revoke" in open && (
        <ConfirmDialog
          open
          title={t("revokeTitle")}
          text={t("revokeText", { email: open.revoke.email })}
          confirm={t("revoke")}
          cancel={t("cancel")}
          onClose={close}
          onConfirm={() => {
            close();
            revoke.mutate(open.revoke.id, { onSuccess: done(t("revoked")), onError: told(t("revokeFailed")) });
          }}
        />
      )}
    </div>
  );
}

type Access = { member: Member; own: Own; roles: readonly Role[]; onClose: () => void };
function ChangeAccess(props: Access) {
  return <AccessDialog {...props} editing={useAccessEditing(props)} />;
}

type Naming = { role: Role | undefined; own: Own; onClose: () => void };
function ChangeRole(props: Naming) {
  return <RoleDialog {...props} editing={useRoleEditing(props)} />;
}
