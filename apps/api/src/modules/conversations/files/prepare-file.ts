import type { LimitFunction } from "p-limit";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { type PreparedUpload, prepareUpload } from "../../shop/media/prepare-upload.ts";
import { findAnswerer } from "../threads/find-answerer.ts";

type Uses = Pick<Deps, "media" | "queue"> & { drawing: LimitFunction };

/** Receives a file for a conversation. @throws 404 before anything is received; the errors of an upload */
export async function prepareFile(
  deps: Uses,
  context: ShopContext,
  { conversationId, name }: { conversationId: string; name: string },
): Promise<PreparedUpload> {
  const { shopId, tx } = context;
  if (!(await tx((tx) => findAnswerer(tx, { shopId, conversationId })))) throw notFound();
  return prepareUpload(deps, context, { name, inMessages: true });
}
