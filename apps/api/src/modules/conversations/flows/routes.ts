import { flows } from "@mauzo/contract/conversations/flows";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { checkTests } from "../flow-tests/check-tests.ts";
import { checkAddresses } from "./check-addresses.ts";
import { getFlow } from "./get-flow.ts";
import { getNumbers } from "./get-numbers.ts";
import { getVersion } from "./get-version.ts";
import { publishDraft } from "./publish-draft.ts";
import { listVersions } from "./queries.ts";
import { restoreVersion } from "./restore-version.ts";
import { saveDraft } from "./save-draft.ts";

export function flowRoutes(mount: Mount, deps: Deps) {
  mount(flows.get, (_, { shopId, tx }) => tx((tx) => getFlow(tx, shopId)));
  mount(flows.save, ({ body }, context) => saveDraft(context, body));
  mount(flows.numbers, (_, { shopId, tx }) => tx((tx) => getNumbers(tx, deps.log, shopId)));
  mount(flows.versions, ({ query }, { shopId, tx }) =>
    keysetPage(query, (page) => tx((tx) => listVersions(tx, shopId, page))),
  );
  mount(flows.version, ({ params }, { shopId, tx }) => tx((tx) => getVersion(tx, shopId, params.id)));
  mount(
    flows.publish,
    async ({ body }, context) => {
      await checkAddresses(deps, context);
      return body.even_so ? undefined : checkTests(context);
    },
    ({ body }, context) => publishDraft(deps, context, body),
  );
  mount(flows.restore, ({ params }, context) => restoreVersion(deps, context, params.id));
}
