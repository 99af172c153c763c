import { campaigns } from "@mauzo/contract/marketing/campaigns";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { createCampaign } from "./create-campaign.ts";
import { pauseOrResumeCampaign } from "./pause-or-resume-campaign.ts";
import { listCampaigns } from "./queries/campaigns.ts";
import { quoteCampaign } from "./quote-campaign.ts";
import { removeCampaign } from "./remove-campaign.ts";
import { retryBySms } from "./retry-by-sms.ts";
import { sendTestMessage } from "./send-test-message.ts";
import { startCampaign } from "./start-campaign.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { stopCampaign } from "./stop-campaign.ts";
import { updateCampaign } from "./update-campaign.ts";

export function campaignRoutes(mount: Mount, deps: Deps) {
  mount(campaigns.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listCampaigns(tx, shopId, filter))),
  );
  mount(campaigns.get, ({ params }, { shopId, tx }) => tx((tx) => getCampaign(tx, shopId, params.id)));
  mount(campaigns.create, ({ body }, context) => createCampaign(deps, context, body));
  mount(campaigns.update, ({ params, body }, context) => updateCampaign(deps, context, params.id, body));
  mount(campaigns.remove, ({ params }, context) => removeCampaign(deps, context, params.id));
  mount(campaigns.quote, ({ params }, context) => quoteCampaign(deps, context, params.id));
  mount(
    campaigns.test,
    ({ params, body }, context) => sendTestMessage(deps, context, { ...params, ...body }),
    async (_input, _context, { reply }) => reply,
  );
  mount(campaigns.start, ({ params, body }, context) => startCampaign(deps, context, params.id, body));
  mount(campaigns.pause, ({ params }, context) => pauseOrResumeCampaign(deps, context, { ...params, pause: true }));
  mount(campaigns.resume, ({ params }, context) => pauseOrResumeCampaign(deps, context, { ...params, pause: false }));
  mount(campaigns.stop, ({ params }, context) => stopCampaign(deps, context, params.id));
  mount(campaigns.retry, ({ params }, context) => retryBySms(deps, context, params.id));
}
