import { campaignExports } from "@mauzo/contract/marketing/campaign-exports";
import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { getCampaign } from "../campaigns/steps/get-campaign.ts";
import { exportRecipients } from "./export-recipients.ts";
import { listRecipients } from "./queries/list-recipients.ts";
import { getResults } from "./steps/get-results.ts";

export function campaignResultRoutes(mount: Mount) {
  mount(campaigns.recipients, ({ params, query }, { shopId, tx }) =>
    tx(async (tx) => {
      await getCampaign(tx, shopId, params.id);
      return keysetPage(query, (filter) => listRecipients(tx, shopId, params.id, filter));
    }),
  );
  mount.raw(campaignExports.file, ({ params }, context) => exportRecipients(context, params.id));
  mount(campaignResults.get, ({ params }, { shopId, tx }) => tx((tx) => getResults(tx, shopId, params.id)));
}
