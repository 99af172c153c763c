import { actFor, inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { advance, type ImportRecord, takeImport, updateImport } from "./queries/import-records.ts";
import { listNext, type StoredRow, writeFindings } from "./queries/import-rows.ts";
import type { ImportKind, Looked } from "./steps/import-kind.ts";

/** A job must end before its heartbeat expires; its last transaction queues the next one. */
const longestMs = 10_000;

type Step = { shopId: string; importId: string };

/** Reads the next rows: the smallest part that lacks nothing of later rows. */
async function lookAhead<Each extends Looked>(
  tx: Tx,
  { look, isCramped }: ImportKind<Each>,
  found: ImportRecord,
  paces: readonly number[],
) {
  const looked: { rows: StoredRow[]; groups: Each[] } = { rows: [], groups: [] };
  for (const about of paces) {
    const rows = await listNext(tx, found.shopId, found.id, found.doneUntil, about);
    // The same rows as before: there are no more.
    if (rows.length === looked.rows.length) break;
    Object.assign(looked, { rows, groups: await look(tx, found, rows) });
    if (!isCramped?.(looked.groups)) break;
  }
  return looked;
}

/** Runs one part of the current step in one transaction; returns whether there is more to do. */
async function part<Each extends Looked>(
  deps: Pick<JobDeps, "queue" | "emitFact">,
  kind: ImportKind<Each>,
  tx: Tx,
  { shopId, importId }: Step,
  isLast: boolean,
): Promise<boolean> {
  const one = { kind: kind.name, shopId, id: importId };
  const found = await takeImport(tx, one);
  const step = found && stepOf(found);
  if (!found || !step) return false;
  if (step === "running" && found.userId) await actFor(tx, found.userId);
  const { rows, groups } = await lookAhead(tx, kind, found, kind.pace[step]);
  if (rows.length === 0) {
    const done =
      step === "checking"
        ? { state: "checked" as const }
        : { state: "done" as const, finishedAt: new Date().toISOString() };
    await updateImport(tx, one, done);
    return false;
  }
  const written = step === "running" ? await kind.write(deps, tx, found, groups) : groups;
  const fresh = written.filter(({ verdict, wasBroken }) => verdict === "broken" && !wasBroken);
  const wrong = fresh
    .flatMap((each) => kind.rowsOf(each))
    .map(({ id, problems }) => ({
      id,
      problems: problems.length > 0 ? problems : [{ field: null, kind: "other_row" }],
    }));
  const changing = written.flatMap((each) => {
    const subject = step === "checking" && each.verdict === "changed" ? kind.subjectOf(each) : undefined;
    return subject === undefined
      ? []
      : kind
          .rowsOf(each)
          .slice(0, 1)
          .map(({ id }) => ({ id, subject_id: subject }));
  });
  await writeFindings(tx, shopId, [...wrong, ...changing]);
  const count = (verdict: string) => written.filter((each) => each.verdict === verdict).length;
  await advance(tx, one, {
    until: rows.at(-1)?.leader ?? found.doneUntil,
    rows: rows.length,
    new: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    noted: written.filter((each) => kind.isNoted(each)).length,
    broken: fresh.reduce((sum, each) => sum + kind.rowsOf(each).length, 0),
  });
  if (isLast) await deps.queue.send(tx, kind.job, { shopId, importId });
  return true;
}

const stepOf = ({ state }: ImportRecord) => (state === "checking" || state === "running" ? state : undefined);

/** Continues an import for a while. Each part is applied as a whole or not at all, however often the job runs. */
export async function continueImport<Each extends Looked>(
  deps: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  kind: ImportKind<Each>,
  step: Step,
): Promise<void> {
  const until = performance.now() + longestMs;
  for (let more = true, isLast = false; more && !isLast; ) {
    isLast = performance.now() > until;
    more = await inShop(deps.pool, step.shopId, (tx) => part(deps, kind, tx, step, isLast));
  }
}
