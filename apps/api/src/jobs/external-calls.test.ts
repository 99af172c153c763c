import { invites } from "@mauzo/contract/account/invites";
import { payments } from "@mauzo/contract/payments/payments";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { contactMessages } from "@mauzo/contract/storefront/contact-messages";
import { afterAll, beforeAll, expect, it } from "vitest";
import { channelJobDeps } from "../../test/channel-job-deps.ts";
import { dispatchFacts } from "../../test/dispatch-facts.ts";
import { call } from "../../test/endpoints.ts";
import { addOrder } from "../../test/order-fixtures.ts";
import { addPicture } from "../../test/picture-uploads.ts";
import { scriptGateway } from "../../test/script-gateway.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../test/stack.ts";
import { testMessaging } from "../../test/test-messaging.ts";
import { holdsConnection } from "../db/connections/nested-connection.ts";
import { type JobName, type JobPayloads, queueNames } from "./job-definitions.ts";
import { jobHandlers } from "./job-handlers.ts";

const told: string[] = [];
const outside = (what: string) => async () => void told.push(holdsConnection() ? `${what} in a transaction` : what);
const phones = scriptGateway();
phones.answerBy(async () => {
  await outside("payment")();
  return { result: "waiting", providerRef: undefined };
});

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ payments: phones.gateways });
});
afterAll(() => stack.stop());

it("what is outside is waited for while no connection is held", async () => {
  const shop = await openShop(stack);
  const [forgotten, replaced] = [await addPicture(stack, shop), await addPicture(stack, shop)];
  await stack.db.query("update media set created_at = now() - interval '25 hours' where id = $1", [forgotten.id]);
  for (const logo_id of [replaced.id, null]) await call(stack, shops.update, { body: { logo_id } }, shop);
  const order = await addOrder(stack, shop);
  await call(stack, payments.ask, { params: { id: order.id }, body: { phone: "0754000111" } }, shop);
  const invite = { email: "juma@duka.example", permissions: [{ resource: "orders", action: ["read"] }] };
  await call(stack, invites.create, { body: invite }, shop);
  const written = { full_name: "Juma", email: "juma@duka.example", phone: "0712345678", message: "Habari" };
  const headers = { origin: siteUrl };
  await call(stack, contactMessages.create, { body: written }, { headers });
  await stack.call("POST", "/auth/forgot-password", { body: { email: shop.email }, headers });

  const mail = { send: outside("mail") };
  const { queue, emitFact, env, log, media } = stack.deps;
  const { storage } = media;
  const handlers = jobHandlers({
    ...{ pool: stack.pool, queue, emitFact, env, log, mail, messaging: testMessaging(mail, emitFact) },
    payments: phones.gateways,
    sms: stack.deps.sms,
    ...channelJobDeps(stack),
    storage: { ...storage, remove: outside("storage") },
    site: { refresh: outside("site") },
  });
  const run = async <Name extends JobName>(name: Name) => {
    const { rows } = await stack.db.query<{ data: JobPayloads[Name] }>(
      "delete from pgboss.job where name = $1 and start_after < now() + interval '2 days' returning data",
      [name],
    );
    for (const { data } of rows) await handlers[name](data);
  };
  await dispatchFacts(stack);
  await handlers.cleaning({});
  for (let round = 0; round < 2; round++) for (const name of queueNames) await run(name);
  expect([...new Set(told)].sort()).toEqual(["mail", "payment", "site", "storage"]);
});
