import { account } from "@mauzo/contract/account/account";
import { invites } from "@mauzo/contract/account/invites";
import { signIn } from "@mauzo/contract/account/sign-in";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../test/endpoints.ts";
import { openMailbox } from "../../test/mailbox.ts";
import { addOrder } from "../../test/order-fixtures.ts";
import { openShop, type Stack, signUp, siteUrl, startStack } from "../../test/stack.ts";

let stack: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

const bait = "You won 1,000,000! http://evil.example/win";
const headers = { origin: siteUrl };
let count = 0;
const stranger = () => `mgeni-${++count}@duka.example`;
const name = (table: "auth.users" | "shops", named: string) => stack.db.query(`update ${table} set name = $1`, [named]);
/** The mail for an invite, with its subject in one line. */
async function invited(person: string, shopName: string, language: "en" | "sw" = "en") {
  const shop = await openShop(stack);
  await name("auth.users", person);
  await name("shops", shopName);
  const email = stranger();
  const body = { email, permissions: { is_admin: true as const }, language };
  expect((await request(stack, invites.create, { body }, shop)).status).toBe(201);
  return ((await mailbox.letters(email)).at(-1) ?? "").replace(/\r\n[ \t]+/g, " ");
}

it("no person and no shop is called by a web address, and the form is told which field", async () => {
  const shop = await openShop(stack);
  const newcomer = await signUp(stack);
  const email = stranger();
  const permissions = { is_admin: true as const };
  await call(stack, invites.create, { body: { email, permissions } }, shop);
  const token = await mailbox.token(email);
  const password = "kikapu cha ukili";
  const category = "home" as const;
  const asked = (named: string) => [
    request(stack, signIn.signUp, { body: { name: named, email: stranger(), password } }, { headers }),
    request(stack, account.update, { body: { name: named } }, newcomer),
    request(stack, shops.update, { body: { name: named } }, shop),
    request(stack, shops.create, { body: { name: named, category, whatsapp_number: "0712345678" } }, newcomer),
    request(stack, invites.signUp, { body: { token, name: named, password } }, { headers }),
  ];
  for (const named of [bait, "www.evil.example", "evil.example/win"])
    for (const answer of await Promise.all(asked(named)))
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ type: "custom", loc: ["body", "name"] }] } });
  const inSwahili = { ...newcomer, headers: { "accept-language": "sw" } };
  expect((await request(stack, account.update, { body: { name: bait } }, inSwahili)).body).toMatchObject({
    detail: [{ msg: "Andika jina, bila anwani ya tovuti" }],
  });
  for (const answer of await Promise.all(asked("Duka la A.B.C. St. Mary's 24/7")))
    expect(answer.status).toBeLessThan(300);
});

it("an invite says who invites and where", async () => {
  expect(await invited("Asha Juma", "Duka la Asha 24/7")).toMatch(
    /Subject: Asha Juma invites you to Duka la Asha 24\/7 on Mauzo\r\n/,
  );
  expect(await invited("Asha Juma", "St. Mary's", "sw")).toContain(
    "Asha Juma anakualika kwenye St. Mary's katika Mauzo",
  );
});

it("but repeats no address that was once taken for a name, neither in its subject nor below", async () => {
  for (const language of ["en", "sw"] as const) {
    const letter = await invited(bait, "evil.example", language);
    expect(letter).toMatch(
      language === "en"
        ? /Subject: Somebody invites you to a shop on Mauzo\r\n/
        : /Subject: Mtu anakualika kwenye duka katika Mauzo\r\n/,
    );
    expect(letter).not.toMatch(/evil|1,000,000/);
  }
});

it("a name in it is one line of sixty letters at most", async () => {
  const letter = await invited(`Asha\r\n\r\nBcc: all\u2028${"x".repeat(60)}`, "x".repeat(80));
  const line = `Asha Bcc: all ${"x".repeat(45)}…`;
  expect(letter).toContain(`${line} invites you to work in the shop ${"x".repeat(59)}… on Mauzo.`);
});

it("mails to an address that somebody else may have typed greet nobody by a web address", async () => {
  const person = await signUp(stack);
  await name("auth.users", bait);
  const wanted = stranger();
  await request(stack, account.changeEmail, { body: { email: wanted } }, person);
  await request(stack, signIn.forgotPassword, { body: { email: person.email } }, { headers });
  const letters = [...(await mailbox.letters(wanted)), ...(await mailbox.letters(person.email))];
  expect(letters).toHaveLength(3);
  for (const letter of letters) {
    expect(letter).toMatch(/^Hello,\r?$/m);
    expect(letter).not.toMatch(/evil|1,000,000/);
  }
});

it("an order's mail repeats no address a customer gave for a name", async () => {
  const shop = await openShop(stack);
  await addOrder(stack, shop, { customer: { name: bait, phone: "0712345678" } });
  const letter = (await mailbox.letters(shop.email)).at(-1) ?? "";
  expect(letter).toMatch(/^\+255712345678\r?$/m);
  expect(letter).not.toContain("evil");
});
