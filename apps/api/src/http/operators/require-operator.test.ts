import { viewing } from "@mauzo/contract/account/viewing";
import { operatorCompliance } from "@mauzo/contract/payments/compliance";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addPerson } from "../../../test/add-person.ts";
import { call, request } from "../../../test/endpoints.ts";
import { makeKey } from "../../../test/key-fixtures.ts";
import { asOperator } from "../../../test/operator-fixtures.ts";
import { addMember } from "../../../test/shop-fixtures.ts";
import { openShop, operatorEmail, type Stack, startStack } from "../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(() => stack.db.query("delete from auth.users where email = $1", [operatorEmail]));

const knock = async (token: string) => {
  const { status, body } = await request(stack, operatorCompliance.list, {}, { token });
  return [status, typeof body === "object" && body !== null && "code" in body ? body.code : undefined];
};

it("lets in whom the settings name, once the address is confirmed and there is a second factor", async () => {
  const { token } = await addPerson(stack, { email: operatorEmail });
  const set = (column: string) =>
    stack.db.query(`update auth.users set ${column} = true where email = $1`, [operatorEmail]);
  expect(await knock(token)).toEqual([403, "forbidden"]);
  await set("two_factor_enabled");
  expect(await knock(token)).toEqual([403, "forbidden"]);
  await set("email_verified");
  expect(await knock(token)).toEqual([200, undefined]);
  await stack.db.query("update auth.users set two_factor_enabled = false where email = $1", [operatorEmail]);
  expect(await knock(token)).toEqual([403, "second_factor_missing"]);
});

it("lets in whom another has named, and nobody else with a second factor", async () => {
  const { userId, token } = await addPerson(stack);
  await stack.db.query(asOperator(userId));
  expect(await knock(token)).toEqual([403, "forbidden"]);
  await stack.db.query("insert into auth.operators (user_id) values ($1)", [userId]);
  expect(await knock(token)).toEqual([200, undefined]);
});

it("gives an operator nothing in a shop, a key no desk, and no desk to a session that sees a shop as a member", async () => {
  const shop = await openShop(stack);
  const { token } = await addPerson(stack, { email: operatorEmail });
  const { rows } = await stack.db.query<{ id: string }>("select id from auth.users where email = $1", [operatorEmail]);
  await stack.db.query(asOperator(rows[0]?.id ?? ""));
  expect(await knock(token)).toEqual([200, undefined]);
  expect(await stack.call("GET", "/compliance", { token })).toMatchObject({ status: 403 });

  const { secret } = await makeKey(stack, shop);
  expect((await knock(secret))[0]).toBe(403);

  await stack.db.query(
    "insert into memberships (shop_id, user_id, is_admin, permissions) values ($1, $2, true, '[]')",
    [shop.shopId, rows[0]?.id],
  );
  const { email } = await addMember(stack, shop, []);
  const member = await stack.db.query<{ id: string }>("select id from auth.users where email = $1", [email]);
  await stack.db.query("update auth.sessions set confirmed_at = now() where user_id = $1", [rows[0]?.id]);
  await call(stack, viewing.begin, { params: { id: member.rows[0]?.id ?? "" } }, { token });
  expect(await knock(token)).toEqual([403, "viewing_only"]);
});

it("keeps what operators did: the app's role changes and deletes nothing of it, and writes no decision without a reason", async () => {
  const insert = (kind: string, reason: string) =>
    stack.pool.query(
      "insert into auth.operator_entries (operator_id, operator_name, kind, reason) values (uuidv7(), 'Mtu', $1, $2)",
      [kind, reason],
    );
  await insert("case_approved", "Sawa");
  await insert("case_opened", "");
  await expect(insert("case_approved", "")).rejects.toThrow("operator_entry_reason");
  for (const statement of ["update auth.operator_entries set reason = 'x'", "delete from auth.operator_entries"])
    await expect(stack.pool.query(statement)).rejects.toThrow("permission denied");
  await expect(stack.pool.query("truncate auth.operator_entries")).rejects.toThrow("permission denied");
});
