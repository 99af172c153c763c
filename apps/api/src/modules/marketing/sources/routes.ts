import { sources } from "@mauzo/contract/marketing/sources";
import type { Mount } from "../../../http/mount.ts";
import { exportSources } from "./export-sources.ts";
import { getSources } from "./get-sources.ts";

export function sourceRoutes(mount: Mount) {
  mount(sources.list, ({ query }, context) => getSources(context, query));
  mount.raw(sources.file, ({ query }, context) => exportSources(context, query));
}
