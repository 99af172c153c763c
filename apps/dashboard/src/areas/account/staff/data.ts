import { type Invite, invites, type MemberChange, type NewInvite, staff } from "@mauzo/contract/account/invites";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

export const membersQuery = queryOptions(api.query(staff.list, {}));
export const invitesQuery = queryOptions(api.query(invites.list, {}));

/** A mutation of the shop's staff; invalidates both lists afterwards. */
function useStaffChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const { queryKey } of [membersQuery, invitesQuery]) void client.invalidateQueries({ queryKey });
    },
  });
}

export const useInvite = () => useStaffChange((body: NewInvite) => api.call(invites.create, { body }));
export const useResend = () => useStaffChange((id: string) => api.call(invites.resend, { params: { id } }));
export const useRevoke = () => useStaffChange((id: string) => api.call(invites.revoke, { params: { id } }));
export const useChangeAccess = () =>
  useStaffChange(({ id, ...body }: { id: string } & MemberChange) => api.call(staff.update, { params: { id }, body }));
export const useRemove = () => useStaffChange((id: string) => api.call(staff.remove, { params: { id } }));

/** Creates a link to an invite; nothing that is shown changes by it. */
export const useShareInvite = () =>
  useMutation({ mutationFn: ({ id }: Invite) => api.call(invites.share, { params: { id } }) });
