import { flows } from "@mauzo/contract/conversations/flows";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { checkTests } from "../flow-tests/check-tests.ts";
import { checkAddresses } from "./check-addresses.ts";
import { getFlow } from "./get-flow.ts";
import { getNumbers } from "./get-numbers.ts";
import { getVersion } from "./get-version.ts";
import { publishDraft } from "./publish-draft.ts";
import { listVersions } from "./queries/versions.ts";
import { restoreVersion } from "./restore-version.ts";
import { saveDraft } from "./save-draft.ts";

export function flowRoutes(mount: Mount, deps: Deps) {
  mount(flows.get, ({ query }, { shopId, tx }) =>
    tx(async (tx) => getFlow(tx, shopId, await getChatflowId(tx, shopId, query.flow))),
  );
  mount(flows.save, ({ query, body }, context) => saveDraft(context, { ...query, ...body }));
  mount(flows.numbers, ({ query }, { shopId, tx }) =>
    tx(async (tx) => getNumbers(tx, shopId, await getChatflowId(tx, shopId, query.flow))),
  );
  mount(flows.versions, ({ query }, { shopId, tx }) =>
    keysetPage(query, (page) =>
      tx(async (tx) => listVersions(tx, { shopId, chatflowId: await getChatflowId(tx, shopId, query.flow) }, page)),
    ),
  );
  mount(flows.version, ({ params }, { shopId, tx }) => tx((tx) => getVersion(tx, shopId, params.id)));
  mount(
    flows.publish,
    async ({ query, body }, context) => {
      await checkAddresses(deps, context, query.flow);
      return body.even_so ? undefined : checkTests(context, query.flow);
    },
    ({ query, body }, context) => publishDraft(deps, context, { ...query, ...body }),
  );
  mount(flows.restore, ({ params }, context) => restoreVersion(deps, context, params.id));
}
