import { randomUUID } from "node:crypto";
import { compliance } from "@mauzo/contract/payments/compliance";
import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import { payoutDestinations, withdrawals } from "@mauzo/contract/payments/withdrawals";
import { inShop } from "../src/db/tenant-transaction.ts";
import type { JobName, JobPayloads } from "../src/jobs/job-definitions.ts";
import { postEntry } from "../src/modules/ledger/journal/post-entry.ts";
import { settlePayments } from "../src/modules/payments/settlements/settle-payments.ts";
import { queryWithdrawal } from "../src/modules/payments/withdrawals/query-withdrawal.ts";
import { sendWithdrawal } from "../src/modules/payments/withdrawals/send-withdrawal.ts";
import { call, pathOf } from "./endpoints.ts";
import { paymentJobDeps } from "./payment-jobs.ts";
import { makePicture } from "./picture-uploads.ts";
import { callSave } from "./saves.ts";
import { addMember, type OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** An owner who is nobody, with a number of the right form. */
export const owner = {
  ...{ business_type: "individual", owner_name: "Neema Mushi", birth_date: "1990-04-12", id_type: "National ID" },
  ...{ id_expires_on: null, business_name: "", id_number: "19900412141210000123" },
} as const;

/** Uploads the file of a field. @returns the status of the answer */
export async function addFile(
  stack: Stack,
  { token }: { token: string },
  field: ComplianceFileField,
  body?: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const { status } = await fetch(stack.url + pathOf(compliance.upload, { query: { field } }), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: body ?? new Uint8Array(await makePicture(40, 30).jpeg().toBuffer()),
  });
  return status;
}

/** Fills in everything that an owner's case asks for. */
export async function fillCase(stack: Stack, shop: OpenedShop) {
  await callSave(stack, compliance.save, { body: owner }, shop);
  for (const field of ["id_front", "id_back", "selfie"] as const) await addFile(stack, shop, field);
  return call(stack, compliance.get, {}, shop);
}

/** Approves the shop's case, as if it had been looked at, and puts money into its balance. */
export async function approve(stack: Stack, { shopId }: { shopId: string }, { level = 2, minor = 0 } = {}) {
  await stack.db.query(
    `insert into compliance_cases (shop_id, state, level, owner_name) values ($1, 'approved', $2, 'Neema')
     on conflict (shop_id) do update set state = 'approved', level = $2`,
    [shopId, level],
  );
  if (minor > 0)
    await inShop(stack.pool, shopId, (tx) =>
      postEntry(tx, shopId, {
        transfers: [{ kind: "settlement", debit: "available", credit: "outside", amountMinor: minor }],
        by: { userId: null, name: "" },
      }),
    );
}

/** Another admin of the shop. */
export async function addAdmin(stack: Stack, shop: OpenedShop) {
  const person = await addMember(stack, shop, []);
  await stack.db.query(
    "update memberships set is_admin = true, permissions = '[]' where user_id = (select id from auth.users where email = $1)",
    [person.email],
  );
  return person;
}

let wallets = 0;
/** Adds a wallet. @param end its last digits, by which stand-ins decide. */
export async function addWallet(stack: Stack, shop: OpenedShop, end = "11") {
  const phone = `0754${String(++wallets).padStart(4, "0")}${end}`;
  return call(stack, payoutDestinations.add, { body: { phone, name: "Neema Mushi" } }, shop);
}

/** Asks for a withdrawal to a wallet. */
export const withdraw = (stack: Stack, shop: OpenedShop, destinationId: string, minor: number, fee = 0) =>
  call(
    stack,
    withdrawals.create,
    { body: { id: randomUUID(), destination_id: destinationId, amount_minor: minor, fee_minor: fee } },
    shop,
  );

/** Runs the waiting jobs of withdrawals, one after another, whatever time they wait for; once each. */
export async function runPayoutJobs(stack: Stack, only?: "send-withdrawal" | "query-withdrawal" | "settle-payments") {
  const deps = paymentJobDeps(stack);
  const take = async <Name extends JobName>(queue: Name) => {
    const statement = "delete from pgboss.job where name = $1 returning data";
    const isAsked = only === undefined || only === queue;
    return isAsked ? (await stack.db.query<{ data: JobPayloads[Name] }>(statement, [queue])).rows : [];
  };
  for (const { data } of await take("settle-payments")) await settlePayments(deps, data);
  for (const { data } of await take("send-withdrawal")) await sendWithdrawal(deps, data);
  for (const { data } of await take("query-withdrawal")) await queryWithdrawal(deps, data);
}

/** Two withdrawals that somebody else asked for, and that wait for another admin. */
async function addWaiting(stack: Stack, shop: OpenedShop, destinationId: string) {
  await approve(stack, shop, { minor: 100_000_000 });
  const settle = (minor: number | null) =>
    stack.db.query("update withdrawal_settings set settings = $2 where shop_id = $1", [
      ...[shop.shopId, JSON.stringify({ confirm_from_minor: minor })],
    ]);
  await settle(0);
  const confirmed = await withdraw(stack, shop, destinationId, 1_000_000);
  const cancelled = await withdraw(stack, shop, destinationId, 1_000_000);
  await settle(null);
  await stack.db.query("update withdrawals set user_id = null where shop_id = $1", [shop.shopId]);
  return { waitingWithdrawals: [confirmed.id, cancelled.id] as const };
}

/** What tests of all endpoints ask for: a case that is to be mended, a wallet, and withdrawals. */
export async function addFullPayouts(stack: Stack, shop: OpenedShop, word: string) {
  const { id: destinationId } = await addWallet(stack, shop);
  await stack.db.query("insert into withdrawal_settings (shop_id, settings) values ($1, '{}')", [shop.shopId]);
  const waiting = await addWaiting(stack, shop, destinationId);
  await stack.db.query("delete from compliance_cases where shop_id = $1", [shop.shopId]);
  await fillCase(stack, shop);
  await stack.db.query(
    `update compliance_cases set state = 'needs_attention', owner_name = $2, submitted_at = now() where shop_id = $1`,
    [shop.shopId, word],
  );
  await stack.db.query(
    `insert into compliance_events (shop_id, kind, notes, is_operator, user_name)
     values ($1, 'needs_attention', $2, true, 'mkaguzi')`,
    [shop.shopId, JSON.stringify([{ field: "id_front", en: word, sw: word }])],
  );
  await stack.db.query(
    `insert into withdrawals (shop_id, id, destination_id, provider, amount_minor, fee_minor, reference, state, user_name)
     values ($1, gen_random_uuid(), $2, 'mpesa', 1000000, 0, $3, 'cancelled', $4)`,
    [shop.shopId, destinationId, referenceOf(), word],
  );
  return { destinationId, ...waiting };
}
const referenceOf = () => randomUUID().replaceAll("-", "").slice(0, 20).toUpperCase();
