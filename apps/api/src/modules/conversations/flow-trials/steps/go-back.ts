import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { readVersion } from "../../flows/read-version.ts";
import { publishDocument } from "../../flows/steps/publish-document.ts";
import { endTrial, type Trial } from "../queries/trials.ts";
import type { WorseBecause } from "../rules.ts";

type By = { userId: string; name: string };

/** Publishes the version before again; whoever is talking with either goes on with theirs. The caller holds the shop's flows. */
export async function goBack(
  tx: Tx,
  emitFact: EmitFact,
  trial: Trial,
  { by, worse }: { by: By; worse?: WorseBecause },
): Promise<void> {
  const { against } = trial;
  const document = await readVersion(tx, trial, against);
  const back = { document, note: "", restores: against, by, endsTrial: true };
  const { number } = await publishDocument(tx, emitFact, trial, back);
  await endTrial(tx, trial, { state: "returned", returnedAs: number, worse });
}
