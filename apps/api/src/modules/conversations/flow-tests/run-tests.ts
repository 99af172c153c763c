import { setImmediate } from "node:timers/promises";
import { playTalk } from "@mauzo/chatflow/saved/play-talk";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowTest } from "@mauzo/contract/conversations/flow-tests";
import { toIsoString } from "../../../db/columns.ts";
import type { StoredTalk } from "./queries.ts";
import { comparedTurns } from "./rules.ts";

/** Plays every saved conversation with a flow; others are served between two of them. */
export async function runTests(document: FlowDocument, talks: readonly StoredTalk[]): Promise<FlowTest[]> {
  const items: FlowTest[] = [];
  for (const { id, name, talk, by, at } of talks) {
    const { language, channel } = talk;
    const compared = comparedTurns(talk, await playTalk(document, talk));
    items.push({ ...{ id, name, language, channel, by, at: toIsoString(at) }, ...compared });
    await setImmediate();
  }
  return items;
}
