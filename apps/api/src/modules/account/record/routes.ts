import { record } from "@mauzo/contract/account/record";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { exportRecord } from "./export-record.ts";
import { listEntries } from "./queries.ts";

export function recordRoutes(mount: Mount) {
  mount(record.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listEntries(tx, shopId, filter))),
  );
  mount.raw(record.file, ({ query }, context) => exportRecord(context, query));
}
