import { accessRequests } from "@mauzo/contract/account/access-requests";
import {
  type Invite,
  invites,
  type Member,
  type MemberChange,
  type NewInvite,
  staff,
} from "@mauzo/contract/account/invites";
import { ownership } from "@mauzo/contract/account/ownership";
import { type NewRole, type RoleEdit, roles } from "@mauzo/contract/account/roles";
import { shopSecurity } from "@mauzo/contract/shop/shop-security";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { shopQuery } from "../../../lib/session/account-queries.ts";
import { api } from "../../../lib/session/api.ts";
import { beginViewing } from "../../../lib/session/viewing/viewing.ts";

export const membersQuery = queryOptions(api.query(staff.list, {}));
export const requestsQuery = queryOptions(api.query(accessRequests.list, {}));
export const ownershipQuery = queryOptions(api.query(ownership.get, {}));
export const rolesQuery = queryOptions(api.query(roles.list, {}));
export const invitesQuery = queryOptions(api.query(invites.list, {}));

const useStaffChange = <Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) =>
  useMutation({ mutationFn, meta: { queries: ["/staff", "/invites", "/roles", "/access-requests", "/ownership"] } });

export const useInvite = () => useStaffChange((body: NewInvite) => api.call(invites.create, { body }));
export const useResend = () => useStaffChange((id: string) => api.call(invites.resend, { params: { id } }));
export const useRevoke = () => useStaffChange((id: string) => api.call(invites.revoke, { params: { id } }));
export const useChangeAccess = (id: string) =>
  useStaffChange((body: MemberChange) => api.call(staff.update, { params: { id }, body }));
/** Sees the back-office as a member does; the page is left. */
export function useViewAs() {
  const t = useTranslations("staff");
  return useMutation({ mutationFn: beginViewing, meta: { failed: t("viewAsFailed") } });
}
export const useRemove = () => useStaffChange((id: string) => api.call(staff.remove, { params: { id } }));

export const useOfferOwnership = () =>
  useStaffChange(({ id }: Pick<Member, "id">) => api.call(ownership.offer, { body: { to: id } }));
export const useAcceptOwnership = () => useStaffChange(() => api.call(ownership.accept, {}));
export const useWithdrawOwnership = () => useStaffChange(() => api.call(ownership.withdraw, {}));

export const useSaveRole = (id: string | undefined) =>
  useStaffChange(({ name, permissions, sees_phones, ...edit }: NewRole & Pick<RoleEdit, "members" | "version">) => {
    const words = { name, permissions, sees_phones };
    return id === undefined
      ? api.call(roles.create, { body: words })
      : api.call(roles.save, { params: { id }, body: { ...words, ...edit } });
  });
export const useRemoveRole = () => useStaffChange((id: string) => api.call(roles.remove, { params: { id } }));

export const useAnswerRequest = () =>
  useStaffChange(({ id, allow }: { id: string; allow: boolean }) =>
    api.call(allow ? accessRequests.grant : accessRequests.refuse, { params: { id } }),
  );

/** Creates a link to an invite; nothing that is shown changes by it. */
export const useShareInvite = () =>
  useMutation({ mutationFn: ({ id }: Invite) => api.call(invites.share, { params: { id } }) });

/** Reads a member from the API, past the cache; throws when they left. */
export function useNewestMember(id: string) {
  const client = useQueryClient();
  return async () => {
    const { items } = await client.fetchQuery({ ...membersQuery, staleTime: 0 });
    const member = items.find((one) => one.id === id);
    if (!member) throw new Error("no longer a member");
    return member;
  };
}

/** Reads a role from the API, past the cache; throws when it is gone. */
export function useNewestRole(id: string | undefined) {
  const client = useQueryClient();
  return async () => {
    const { items } = await client.fetchQuery({ ...rolesQuery, staleTime: 0 });
    const role = items.find((one) => one.id === id);
    if (!role) throw new Error("no longer a role");
    return role;
  };
}

/** Asks a second factor of everybody in the shop, or no longer. */
export function useRequireSecondFactor() {
  const t = useTranslations("staff.second");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (required: boolean) => api.call(shopSecurity.requireSecondFactor, { body: { required } }),
    onSuccess: (saved) => client.setQueryData(shopQuery.queryKey, saved),
    meta: { failed: t("failed") },
  });
}
