import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Stack, signUp, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const newShop = { name: "Duka la Mwanzi", category: "home", whatsapp_number: "0712 345 678" };

describe("a shop", () => {
  it("is 404 until it is created, then it is there with its bot", async () => {
    const { token } = await signUp(stack);
    expect(await stack.call("GET", "/shop", { token })).toMatchObject({ status: 404 });
    const created = await stack.call("POST", "/shop", { token, body: newShop });
    expect(created).toMatchObject({
      status: 201,
      body: { name: "Duka la Mwanzi", whatsapp_number: "+255712345678", currency: "TZS" },
    });
    expect(await stack.call("GET", "/shop", { token })).toMatchObject({ status: 200, body: created.body });
    expect(await stack.call("GET", "/user", { token })).toMatchObject({ body: { permissions: { is_admin: true } } });
  });

  it("is one a person, however parallel it is asked for", async () => {
    const { token, email } = await signUp(stack);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => stack.call("POST", "/shop", { token, body: newShop })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const others = await Promise.all(
      [{ name: "Duka Lingine" }, { category: "media" }, { about: "Karibu" }, { whatsapp_number: "0755000111" }].map(
        (change) => stack.call("POST", "/shop", { token, body: { ...newShop, ...change } }),
      ),
    );
    expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    const { rows } = await stack.db.query(
      "select 1 from memberships m join auth.users u on u.id = m.user_id where u.email = $1",
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it("gets an address of its own when the name is taken", async () => {
    const [first, second] = [
      await openShop(stack, { name: "Duka Moja!" }),
      await openShop(stack, { name: "Duka Moja?" }),
    ];
    expect([first.slug, second.slug]).toEqual(["duka-moja", "duka-moja-2"]);
  });

  it.each([
    [{ ...newShop, category: "weapons" }],
    [{ ...newShop, name: "  " }],
    [{ ...newShop, name: "x".repeat(81) }],
    [{ ...newShop, whatsapp_number: "hello" }],
    [{ ...newShop, is_admin: true }],
    [{ ...newShop, name: 7 }],
  ])("refuses %j", async (body) => {
    const { token } = await signUp(stack);
    expect(await stack.call("POST", "/shop", { token, body })).toMatchObject({ status: 422 });
    expect(await stack.call("GET", "/shop", { token })).toMatchObject({ status: 404 });
  });

  it("changes only what is named, and only for an admin", async () => {
    const { token, shopId } = await openShop(stack);
    const changed = await stack.call("PUT", "/shop", { token, body: { about: "Karibu" } });
    expect(changed).toMatchObject({ status: 200, body: { about: "Karibu", name: "Duka la Majaribio" } });
    expect(await stack.call("PUT", "/shop", { token, body: {} })).toMatchObject({ status: 200 });
    await stack.db.query("update memberships set is_admin = false where shop_id = $1", [shopId]);
    expect(await stack.call("PUT", "/shop", { token, body: { about: "No" } })).toMatchObject({ status: 403 });
    expect(await stack.call("PUT", "/shop", { body: { about: "No" } })).toMatchObject({ status: 401 });
  });
});
