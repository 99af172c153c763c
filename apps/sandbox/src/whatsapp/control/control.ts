import { Hono } from "hono";
import type { GraphDeps } from "../graph/graph.ts";
import { type Json, numberOf, objectOf, parseJson, textOf } from "../json.ts";
import { shakeHands } from "../webhooks/handshake.ts";
import { businessOf, templatesOf } from "./businesses.ts";
import { decideTemplate } from "./decide-template.ts";
import { switchesIn } from "./switches.ts";
import { customerOf, write } from "./write.ts";

/** What tests and the phone ask of the stand-in, which the real service does not have: all under `/_…`. */
export function control({ world, deliveries, statuses, fetch }: GraphDeps): Hono {
  const app = new Hono();
  const read = async (c: { req: { text: () => Promise<string> } }): Promise<Json> =>
    objectOf(parseJson(await c.req.text()));

  app.get("/_businesses", (c) => c.json([...world.businesses.values()]));
  app.post("/_businesses", async (c) => {
    const input = await read(c);
    const business = businessOf(input);
    world.businesses.set(business.phone_number_id, business);
    for (const template of templatesOf(business, input)) world.templates.set(template.id, template);
    world.tell({ kind: "world" });
    return c.json(business);
  });
  app.delete("/_businesses/:id", (c) => {
    world.businesses.delete(c.req.param("id"));
    world.tell({ kind: "world" });
    return c.json({ success: true });
  });
  app.post("/_businesses/:id/handshake", async (c) => {
    const business = world.businesses.get(c.req.param("id"));
    if (!business) return c.json({ detail: "No such business" }, 404);
    return c.json({ success: await shakeHands(fetch, business.callback_url, business.verify_token) });
  });

  app.get("/_customers", (c) => c.json([...world.customers.values()]));
  app.post("/_customers/:wa_id", async (c) => {
    const customer = customerOf(world, c.req.param("wa_id"), await read(c));
    statuses.catchUp(customer);
    return c.json(customer);
  });
  app.post("/_customers/:wa_id/messages", async (c) => {
    const input = await read(c);
    const to = textOf(input.to) ?? (world.businesses.size === 1 ? world.businesses.keys().next().value : undefined);
    const business = to === undefined ? undefined : world.businesses.get(to);
    if (!business) return c.json({ detail: "`to` is the phone_number_id of a business" }, 404);
    const written = write(world, deliveries, business, c.req.param("wa_id"), input);
    if (!written) return c.json({ detail: "Nothing to send in this" }, 422);
    if (input.wait === true) await written.delivered;
    return c.json({ id: written.id });
  });
  app.post("/_customers/:wa_id/read", async (c) => {
    return c.json({ success: statuses.read(textOf((await read(c)).message_id) ?? "") });
  });
  app.post("/_customers/:wa_id/played", async (c) => {
    const message = world.messages.get(textOf((await read(c)).message_id) ?? "");
    if (message) statuses.played(message);
    return c.json({ success: message !== undefined });
  });

  app.get("/_chats/:number/:wa_id", (c) => {
    return c.json(world.chats.get(world.pairOf(c.req.param("number"), c.req.param("wa_id"))) ?? []);
  });
  app.get("/_seen", (c) => {
    const { phone_number_id, biz_opaque_callback_data } = c.req.query();
    return c.json(
      world.seen.filter(
        (seen) =>
          (phone_number_id ?? seen.phone_number_id) === seen.phone_number_id &&
          (biz_opaque_callback_data ?? seen.biz_opaque_callback_data) === seen.biz_opaque_callback_data,
      ),
    );
  });
  app.delete("/_seen", (c) => {
    world.seen.length = 0;
    return c.json({ success: true });
  });
  app.get("/_deliveries", (c) => c.json(deliveries.list()));

  app.get("/_switches", (c) => c.json(world.switchesOf(c.req.query("phone_number_id"))));
  app.post("/_switches", async (c) => {
    const input = await read(c);
    const number = textOf(input.phone_number_id);
    world.setSwitches(switchesIn(input), number);
    return c.json(world.switchesOf(number));
  });

  const time = () => ({
    now: new Date(world.clock.now()).toISOString(),
    ahead_seconds: Math.round(world.clock.ahead() / 1000),
  });
  app.get("/_clock", (c) => c.json(time()));
  app.post("/_clock", async (c) => {
    world.clock.move(Math.max(0, (numberOf((await read(c)).move_seconds) ?? 0) * 1000));
    await deliveries.idle();
    world.tell({ kind: "world" });
    return c.json(time());
  });
  app.post("/_chats/:number/age", async (c) => {
    world.age(c.req.param("number"), Math.max(0, (numberOf((await read(c)).seconds) ?? 0) * 1000));
    return c.json({ success: true });
  });
  /** Resolves once no delivery is on its way. */
  app.post("/_idle", async (c) => {
    await deliveries.idle();
    return c.json({ success: true });
  });
  app.post("/_reset", (c) => {
    world.reset();
    deliveries.reset();
    statuses.reset();
    return c.json({ success: true });
  });

  app.get("/_templates", (c) => c.json([...world.templates.values()]));
  app.delete("/_templates/:id", (c) => c.json({ success: world.templates.delete(c.req.param("id")) }));
  app.post("/_templates/:id", async (c) => {
    const template = world.templates.get(c.req.param("id"));
    if (!template) return c.json({ detail: "No such template" }, 404);
    const { status, reason } = await read(c);
    decideTemplate({ world, deliveries }, template, { status: textOf(status) ?? "APPROVED", reason: textOf(reason) });
    return c.json(template);
  });
  /** Any change of an account, as the service tells it: `{ field, value }`. */
  app.post("/_businesses/:id/changes", async (c) => {
    const business = world.businesses.get(c.req.param("id"));
    if (!business) return c.json({ detail: "No such business" }, 404);
    const { field, value } = await read(c);
    await deliveries.send(business, { field: textOf(field) ?? "messages", value: objectOf(value) });
    return c.json({ success: true });
  });
  return app;
}
