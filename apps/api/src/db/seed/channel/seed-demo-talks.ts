import type { FlowHeard, NewFlowTest } from "@mauzo/contract/conversations/flow-tests";
import type { Deps } from "../../../deps.ts";
import { createTest } from "../../../modules/conversations/flow-tests/create-test.ts";
import { listTests } from "../../../modules/conversations/flow-tests/list-tests.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";
import { demoOwner } from "../life/demo-people.ts";

const writes = (...texts: string[]): FlowHeard[] => texts.map((text) => ({ kind: "text", text }));
const demoTalks: NewFlowTest[] = [
  { name: "Anatafuta bidhaa", language: "sw", channel: "whatsapp", heard: writes("Habari", "Angalia bidhaa", "kanga") },
  {
    ...{ name: "Anaagiza kwa sentensi", language: "sw", channel: "whatsapp" },
    heard: writes("2 kanga korosho na kikoi moja", "Marijani"),
  },
  { name: "Asks for a person", language: "en", channel: "web", heard: writes("Hello", "talk to a person") },
];

/** Gives a demo shop that never had a saved conversation three, which its chatflow is held to. */
export async function seedDemoTalks(
  { pool, env }: Pick<Deps, "pool" | "env">,
  { shopId, userId }: { shopId: string; userId: string },
): Promise<void> {
  const tx = <T>(work: (tx: Tx) => Promise<T>) => inShop(pool, shopId, work);
  const { items } = await listTests({ shopId, tx });
  if (items.length > 0) return;
  const context = { shopId, tx, person: { userId, name: demoOwner } };
  for (const talk of demoTalks) await createTest({ env }, context, talk);
}
