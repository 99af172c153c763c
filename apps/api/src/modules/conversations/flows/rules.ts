import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { readFlowDocument } from "@mauzo/chatflow/read-flow-document";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";

/** What a stored version says; one that cannot be read is the flow that runs in its place. */
export function documentOf(stored: unknown): FlowDocument {
  const read = readFlowDocument(stored);
  return read.ok ? read.value : defaultFlow;
}

/** What customers meet. */
export const runningDocument = (newest: { document: unknown } | undefined): FlowDocument =>
  newest ? documentOf(newest.document) : defaultFlow;
