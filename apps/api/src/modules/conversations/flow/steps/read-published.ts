import { readFlowDocument } from "@mauzo/chatflow/read-flow-document";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { findDocument } from "../queries.ts";

type Version = { shopId: string; id: string; chatflowId: string; version: number };

// Reading one costs as much as the rest of a message, and what was published never changes.
const mostKept = 200;
const read = new Map<string, FlowDocument>();
function keep(id: string, document: FlowDocument): FlowDocument {
  read.delete(id);
  read.set(id, document);
  for (const oldest of read.keys()) {
    if (read.size <= mostKept) break;
    read.delete(oldest);
  }
  return document;
}

/** The document of a published version, which the caller found in its shop; undefined and logged if it cannot be read. */
export async function readPublished(
  tx: Tx,
  log: Pick<Deps["log"], "error">,
  { shopId, id, chatflowId, version }: Version,
): Promise<FlowDocument | undefined> {
  const known = read.get(id);
  if (known) return keep(id, known);
  const document = readFlowDocument(await findDocument(tx, shopId, id));
  if (document.ok) return keep(id, document.value);
  log.error({ chatflow: chatflowId, version, problem: document.problem }, "a version of a bot's flow cannot be read");
  return undefined;
}
