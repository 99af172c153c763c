import { media } from "@mauzo/contract/media";
import pLimit from "p-limit";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { sumUsage } from "./queries.ts";
import { serveMedium } from "./serve-medium.ts";
import { uploadMedium } from "./upload-medium.ts";

/** Pictures drawn at the same time: one takes a core and some 60 MB for a moment; the others wait as files. */
const drawnAtOnce = 2;

export function mediaRoutes(mount: Mount, deps: Deps) {
  const drawing = pLimit(drawnAtOnce);
  mount(media.upload, ({ query }, visit) => uploadMedium({ ...deps, drawing }, visit, query));
  mount(media.usage, (_, { shopId, tx }) => tx((tx) => sumUsage(tx, shopId)));
  mount.raw(media.read, ({ params }, visit) => serveMedium(deps, visit, params));
}
