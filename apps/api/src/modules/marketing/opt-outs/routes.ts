import { optOuts } from "@mauzo/contract/marketing/opt-outs";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { findOptOut } from "./find-opt-out.ts";
import { withdrawConsent } from "./withdraw-consent.ts";

export function optOutRoutes(mount: Mount, deps: Deps) {
  mount(optOuts.get, ({ params }) => findOptOut(deps, params.code));
  mount(optOuts.withdraw, ({ params }) => withdrawConsent(deps, params.code));
}
