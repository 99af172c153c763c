import { createHash } from "node:crypto";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";

/** `version`: `own:` and the number of the bot's own flow, or `default:` and what the default flow says as a digest. */
export type RunningFlow = { version: string; document: FlowDocument };

/** The name of a version of the default flow: made of what it says, so that every change of it is another version. */
export const defaultVersionOf = (document: FlowDocument): string =>
  `default:${createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16)}`;
