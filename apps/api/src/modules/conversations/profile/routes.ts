import { whatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { askProfile } from "./ask-profile.ts";

export function profileRoutes(mount: Mount, deps: Deps) {
  mount(
    whatsappProfile.get,
    (_, context) => askProfile(deps, context),
    async (_input, _context, { profile }) => profile,
  );
  mount(
    whatsappProfile.save,
    ({ body }, context) => askProfile(deps, context, body),
    async (_input, _context, { profile }) => profile,
  );
}
