import type { CampaignList, ListRow } from "@mauzo/contract/marketing/campaign-lists";

type Strangers = { rows: ListRow[]; how: string };
/** What is done with a list of numbers: it is looked through, and its people become customers. */
export type ListWork = {
  check: { data: CampaignList | undefined; isPending: boolean; mutate: (rows: ListRow[]) => void };
  add: { isPending: boolean; mutate: (body: Strangers, then: { onSuccess: () => void }) => void };
};
