import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { notFound } from "../../../http/refuse.ts";
import { prepareUpload } from "../../shop/media/prepare-upload.ts";
import { findAnswerer } from "../threads/find-answerer.ts";
import { fetchAgain } from "./fetch-again.ts";
import { sendFile } from "./send-file.ts";
import { showFile } from "./show-file.ts";

export function fileRoutes(mount: Mount, deps: Deps) {
  const drawing = pLimit(1);
  mount(
    conversationFiles.send,
    async ({ params, query }, context) => {
      const { shopId, tx } = context;
      // Before the file is received.
      if (!(await tx((tx) => findAnswerer(tx, { shopId, conversationId: params.id })))) throw notFound();
      return prepareUpload({ ...deps, drawing }, context, { name: query.name, inMessages: true });
    },
    ({ params, query }, context, upload) =>
      sendFile(deps, context, { conversationId: params.id, caption: query.caption, seen: query.seen }, upload),
  );
  mount.raw(conversationFiles.read, ({ params, query }, context) =>
    showFile(deps, context, params.id, query.large === "yes"),
  );
  mount(conversationFiles.fetch, ({ params }, context) => fetchAgain(deps, context, params.id));
}
