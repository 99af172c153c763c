import { FlowDocument, FlowDraft } from "@mauzo/contract/conversations/chatflow";
import { flowFrom1To2 } from "./upgrades/flow/1-to-2.ts";
import { flowFrom2To3 } from "./upgrades/flow/2-to-3.ts";
import { flowFrom3To4 } from "./upgrades/flow/3-to-4.ts";
import { flowFrom4To5 } from "./upgrades/flow/4-to-5.ts";
import { flowFrom5To6 } from "./upgrades/flow/5-to-6.ts";
import { flowFrom6To7 } from "./upgrades/flow/6-to-7.ts";
import { readStored } from "./upgrades/read-stored.ts";
import type { ReadResult } from "./upgrades/upgrade-step.ts";

const steps = [flowFrom1To2, flowFrom2To3, flowFrom3To4, flowFrom4To5, flowFrom5To6, flowFrom6To7];

/** Reads a stored flow of any format as one of today's. */
export const readFlowDocument = (stored: unknown): ReadResult<FlowDocument> => readStored(FlowDocument, steps, stored);

/** Reads a stored draft of any format, whatever its texts lack. */
export const readFlowDraft = (stored: unknown): ReadResult<FlowDocument> => readStored(FlowDraft, steps, stored);
