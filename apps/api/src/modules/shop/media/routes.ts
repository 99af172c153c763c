import { media } from "@mauzo/contract/shop/media";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { keepMedium } from "./keep-medium.ts";
import { prepareMedium } from "./prepare-medium.ts";
import { sumUsage } from "./queries.ts";
import { serveMedium } from "./serve-medium.ts";

/** Pictures drawn at the same time: one takes a core and some 60 MB for a moment; the others wait as files. */
const drawnAtOnce = 2;

export function mediaRoutes(mount: Mount, deps: Deps) {
  const drawing = pLimit(drawnAtOnce);
  mount(
    media.upload,
    ({ query }, visit) => prepareMedium({ ...deps, drawing }, visit, query),
    (_, { shopId, tx }, prepared) => tx((tx) => keepMedium(tx, shopId, prepared)),
  );
  mount(media.usage, (_, { shopId, tx }) => tx((tx) => sumUsage(tx, shopId)));
  mount.raw(media.read, ({ params }, visit) => serveMedium(deps, visit, params));
}
