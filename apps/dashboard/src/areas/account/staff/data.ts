import { accessRequests } from "@mauzo/contract/account/access-requests";
import { type Invite, invites, type MemberChange, type NewInvite, staff } from "@mauzo/contract/account/invites";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

export const membersQuery = queryOptions(api.query(staff.list, {}));
export const requestsQuery = queryOptions(api.query(accessRequests.list, {}));
export const invitesQuery = queryOptions(api.query(invites.list, {}));

const useStaffChange = <Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) =>
  useMutation({ mutationFn, meta: { queries: ["/staff", "/invites", "/access-requests"] } });

export const useInvite = () => useStaffChange((body: NewInvite) => api.call(invites.create, { body }));
export const useResend = () => useStaffChange((id: string) => api.call(invites.resend, { params: { id } }));
export const useRevoke = () => useStaffChange((id: string) => api.call(invites.revoke, { params: { id } }));
export const useChangeAccess = (id: string) =>
  useStaffChange((body: MemberChange) => api.call(staff.update, { params: { id }, body }));
export const useRemove = () => useStaffChange((id: string) => api.call(staff.remove, { params: { id } }));

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
