import { invites } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { acceptInvite } from "./accept-invite.ts";
import { createInvite } from "./create-invite.ts";
import { getInvitePreview } from "./get-invite-preview.ts";
import { listInvites } from "./queries/invites.ts";
import { resendInvite } from "./resend-invite.ts";
import { revokeInvite } from "./revoke-invite.ts";
import { shareInvite } from "./share-invite.ts";
import { signUpWithInvite } from "./sign-up-with-invite.ts";
import { checkNewInvite } from "./steps/check-new-invite.ts";
import { checkResend } from "./steps/check-resend.ts";

export function inviteRoutes(mount: Mount, deps: Deps) {
  mount(invites.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listInvites(tx, shopId) })));
  mount(
    invites.create,
    ({ body }, context) => checkNewInvite(deps, context, body),
    ({ body }, context) => createInvite(deps, context, body),
  );
  mount(
    invites.resend,
    ({ params }, context) => checkResend(deps, context, params.id),
    ({ params }, context) => resendInvite(deps, context, params.id),
  );
  mount(
    invites.share,
    ({ params }, context) => checkResend(deps, context, params.id),
    ({ params }, context) => shareInvite(deps, context, params.id),
  );
  mount(invites.revoke, ({ params }, context) => revokeInvite(context, params.id));
  mount(invites.preview, ({ query }, context) => getInvitePreview(deps, context, query.token));
  mount(invites.accept, ({ body }, context) => acceptInvite(deps, context, body.token));
  mount(invites.signUp, ({ body }, context) => signUpWithInvite(deps, context, body));
}
