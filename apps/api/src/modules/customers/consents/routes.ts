import { consents } from "@mauzo/contract/customers/consents";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { getRecord } from "../customers/get-record.ts";
import { addConsent } from "./add-consent.ts";
import { listConsents } from "./queries.ts";
import { maskHow } from "./steps/mask-how.ts";

export function consentRoutes(mount: Mount, deps: Deps) {
  mount(consents.list, ({ params, query }, context) =>
    context.tx(async (tx) => {
      await getRecord(tx, context, params.id);
      return keysetPage(query, async (filter) =>
        maskHow(await listConsents(tx, context.shopId, params.id, filter), context.person),
      );
    }),
  );
  mount(consents.record, ({ params, body }, context) => addConsent(deps, context, params.id, body));
}
