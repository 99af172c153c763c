import { inShop, type Tx } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import { advance, type ImportRow, takeImport, updateImport } from "./queries/imports.ts";
import { listNext, type StoredRow, writeFindings } from "./queries/rows.ts";
import { becomesFree } from "./rules/shown-product.ts";
import { type Looked, lookAtGroups } from "./steps/look-at-groups.ts";
import { writeGroups } from "./steps/write-groups.ts";

/**
 * Rows looked at, and rows imported, in one transaction: more where products take codes of others that stand further on.
 * Within the rows that are checked together all of them are found: the last of the first part, and all of the next.
 */
const pace = { checking: [500], running: [40, 160, 800] };
/** A job ends while its heartbeat is young; the next one is sent by the last transaction of this. */
const longestMs = 10_000;

type Step = { shopId: string; importId: string };

/** The next products: as few at once as have no code to wait for. */
async function lookAhead(tx: Tx, found: ImportRow, paces: readonly number[]) {
  const looked: { rows: StoredRow[]; groups: Looked[] } = { rows: [], groups: [] };
  for (const about of paces) {
    const rows = await listNext(tx, found.shopId, found.id, found.doneUntil, about);
    // As before: there are no more.
    if (rows.length === looked.rows.length) break;
    Object.assign(looked, { rows, groups: await lookAtGroups(tx, found, rows) });
    if (!looked.groups.some(({ wasBroken, verdict }) => verdict === "broken" && !wasBroken)) break;
  }
  return looked;
}

/** One part of the step that goes on, in one transaction; whether more is to do. */
async function part(
  { queue }: Pick<JobDeps, "queue">,
  tx: Tx,
  { shopId, importId }: Step,
  isLast: boolean,
): Promise<boolean> {
  const found = await takeImport(tx, shopId, importId);
  const step = found && stepOf(found);
  if (!found || !step) return false;
  const { rows, groups } = await lookAhead(tx, found, pace[step]);
  if (rows.length === 0) {
    const done =
      step === "checking"
        ? { state: "checked" as const }
        : { state: "done" as const, finishedAt: new Date().toISOString() };
    await updateImport(tx, shopId, importId, done);
    return false;
  }
  const written = step === "running" ? await writeGroups({ queue }, tx, found, groups) : groups;
  const broken = written.filter(({ verdict }) => verdict === "broken");
  const fresh = broken.filter(({ wasBroken }) => !wasBroken);
  const wrong = fresh
    .flatMap(({ group }) => group.variants.map(({ row }) => row))
    .map(({ id, problems }) => ({
      id,
      problems: problems.length > 0 ? problems : [{ field: null, kind: "other_row" as const }],
    }));
  const changing = written.flatMap(({ verdict, present, group: { variants } }) =>
    step === "checking" && verdict === "changed" && present
      ? variants.slice(0, 1).map(({ row }) => ({ id: row.id, product_id: present.id }))
      : [],
  );
  await writeFindings(tx, shopId, [...wrong, ...changing]);
  const count = (verdict: string) => written.filter((each) => each.verdict === verdict).length;
  await advance(tx, shopId, importId, {
    until: rows.at(-1)?.leader ?? found.doneUntil,
    rows: rows.length,
    new: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    free: written.filter(becomesFree).length,
    broken: fresh.reduce((sum, { group }) => sum + group.variants.length, 0),
  });
  if (isLast) await queue.send(tx, "import-products", { shopId, importId });
  return true;
}

const stepOf = ({ state }: ImportRow) => (state === "checking" || state === "running" ? state : undefined);

/** Goes on with an import for a while. Each part is done as a whole or not at all, however often the job is run. */
export async function workOnImport(deps: Pick<JobDeps, "pool" | "queue">, step: Step): Promise<void> {
  const until = performance.now() + longestMs;
  for (let more = true, isLast = false; more && !isLast; ) {
    isLast = performance.now() > until;
    more = await inShop(deps.pool, step.shopId, (tx) => part(deps, tx, step, isLast));
  }
}
