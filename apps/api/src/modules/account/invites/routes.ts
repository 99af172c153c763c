import { invites } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { acceptInvite } from "./accept-invite.ts";
import { acceptInviteNew } from "./accept-invite-new.ts";
import { checkInvite } from "./check-invite.ts";
import { checkResend } from "./check-resend.ts";
import { createInvite } from "./create-invite.ts";
import { lookAtInvite } from "./look-at-invite.ts";
import { listInvites } from "./queries/pending.ts";
import { resendInvite } from "./resend-invite.ts";
import { revokeInvite } from "./revoke-invite.ts";

export function inviteRoutes(mount: Mount, deps: Deps) {
  mount(invites.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listInvites(tx, shopId) })));
  mount(
    invites.create,
    ({ body }, visit) => checkInvite(deps, visit, body),
    ({ body }, visit) => createInvite(deps, visit, body),
  );
  mount(
    invites.resend,
    ({ params }, visit) => checkResend(deps, visit, params.id),
    ({ params }, visit) => resendInvite(deps, visit, params.id),
  );
  mount(invites.revoke, ({ params }, visit) => revokeInvite(visit, params.id));
  mount(invites.look, ({ query }, visit) => lookAtInvite(deps, visit, query.token));
  mount(invites.accept, ({ body }, visit) => acceptInvite(deps, visit, body.token));
  mount(invites.acceptNew, ({ body }, visit) => acceptInviteNew(deps, visit, body));
}
