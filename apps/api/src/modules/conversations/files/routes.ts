import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { fetchAgain } from "./fetch-again.ts";
import { prepareFile } from "./prepare-file.ts";
import { sendFile } from "./send-file.ts";
import { showFile } from "./show-file.ts";

export function fileRoutes(mount: Mount, deps: Deps) {
  const drawing = pLimit(1);
  mount(
    conversationFiles.send,
    ({ params, query }, context) => prepareFile({ ...deps, drawing }, context, { ...query, conversationId: params.id }),
    ({ params, query }, context, upload) =>
      sendFile(
        deps,
        context,
        { conversationId: params.id, caption: query.caption, seen: query.seen, replyTo: query.reply_to },
        upload,
      ),
  );
  mount.raw(conversationFiles.read, ({ params, query }, context) =>
    showFile(deps, context, params.id, query.large === "yes"),
  );
  mount(conversationFiles.fetch, ({ params }, context) => fetchAgain(deps, context, params.id));
}
