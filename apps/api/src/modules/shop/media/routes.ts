import { media } from "@mauzo/contract/shop/media";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { finishUpload } from "./finish-upload.ts";
import { prepareUpload } from "./prepare-upload.ts";
import { sumUsage } from "./queries.ts";
import { serveMediaFile } from "./serve-media-file.ts";

/** Pictures resized at the same time: each takes a core and some 60 MB for a moment; the others wait as files. */
const maxConcurrentResizes = 2;

export function mediaRoutes(mount: Mount, deps: Deps) {
  const drawing = pLimit(maxConcurrentResizes);
  mount(
    media.upload,
    ({ query }, context) => prepareUpload({ ...deps, drawing }, context, query),
    (_, { shopId, tx }, prepared) => tx((tx) => finishUpload(tx, shopId, prepared)),
  );
  mount(media.usage, (_, { shopId, tx }) => tx((tx) => sumUsage(tx, shopId)));
  mount.raw(media.read, ({ params }, context) => serveMediaFile({ ...deps, drawing }, context, params));
}
