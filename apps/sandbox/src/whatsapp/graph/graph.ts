import { Hono } from "hono";
import { cut } from "../../cut.ts";
import { objectOf, parseJson, textOf } from "../json.ts";
import type { Deliveries, Fetch } from "../webhooks/deliveries.ts";
import type { Statuses } from "../webhooks/statuses.ts";
import type { World } from "../world/world.ts";
import { businessesOfToken, noSuchObject, numberOfRequest } from "./access.ts";
import {
  accountOfRequest,
  changeProfile,
  describeNumber,
  describeProfile,
  describeSubscriptions,
  subscribe,
  unsubscribe,
} from "./accounts.ts";
import { describeCatalogue } from "./catalogue.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { GraphError } from "./graph-error.ts";
import { describeMedium, download, mediumOfRequest, upload } from "./media.ts";
import { changeSet } from "./product-sets.ts";
import { send } from "./send.ts";
import { createTemplate, deleteTemplates, editTemplate, listTemplates } from "./templates.ts";

export type GraphDeps = { world: World; deliveries: Deliveries; statuses: Statuses; fetch: Fetch };

function takeDrop(world: World, phoneNumberId: string): boolean {
  const { drop_answers } = world.switchesOf(phoneNumberId);
  if (drop_answers <= 0) return false;
  world.setSwitches({ drop_answers: drop_answers - 1 }, phoneNumberId);
  return true;
}

/** The Cloud API: `/v25.0/…`, and the addresses of media. */
export function graph({ world, deliveries, statuses, fetch }: GraphDeps): Hono {
  const app = new Hono();
  const versioned = new Hono();

  app.onError((error, c) => {
    if (error instanceof GraphError) return Response.json(error.body(), { status: error.status });
    console.error(error);
    return c.json(new GraphError(1).body(), 500);
  });

  versioned.use(async (c, next) => {
    const { slow_ms } = world.switchesOf(c.req.path.split("/")[2]);
    await world.clock.wait(slow_ms);
    await next();
  });

  versioned.post("/:id/messages", async (c) => {
    const id = c.req.param("id");
    const body = parseJson(await c.req.text());
    const { to, recipient, type, status, biz_opaque_callback_data } = objectOf(body);
    const seen = {
      at: new Date(world.clock.now()).toISOString(),
      method: "POST",
      path: c.req.path,
      phone_number_id: id,
      biz_opaque_callback_data: textOf(biz_opaque_callback_data),
      to: textOf(to) ?? textOf(recipient),
      type: textOf(type) ?? textOf(status),
      body,
    };
    try {
      const answer = await send(world, statuses, numberOfRequest(c, world, id), body);
      const isDropped = answer.wamid !== undefined && takeDrop(world, id);
      world.addSeen({ ...seen, status: 200, wamid: answer.wamid, ...(isDropped && { dropped: true }) });
      return isDropped ? cut(c) : c.json(answer.body);
    } catch (error) {
      if (error instanceof GraphError) world.addSeen({ ...seen, status: error.status, code: error.code });
      throw error;
    }
  });

  versioned.post("/:id/media", async (c) => {
    const { phone_number_id } = numberOfRequest(c, world, c.req.param("id"));
    return c.json(await upload(c, world, phone_number_id));
  });

  versioned.get("/:id/phone_numbers", (c) => {
    const numbers = accountOfRequest(c, world, c.req.param("id"));
    return c.json({ data: numbers.map((business) => describeNumber(business, c.req.query("fields"))) });
  });
  versioned.get("/:id/subscribed_apps", (c) =>
    c.json(describeSubscriptions(accountOfRequest(c, world, c.req.param("id")))),
  );
  versioned.post("/:id/subscribed_apps", async (c) => {
    const numbers = accountOfRequest(c, world, c.req.param("id"));
    return c.json(await subscribe(numbers, parseJson(await c.req.text()), fetch));
  });
  versioned.delete("/:id/subscribed_apps", (c) => c.json(unsubscribe(accountOfRequest(c, world, c.req.param("id")))));

  versioned.get("/:id/message_templates", (c) => {
    accountOfRequest(c, world, c.req.param("id"));
    return c.json(listTemplates(world, c.req.param("id"), c.req.query()));
  });
  versioned.post("/:id/message_templates", async (c) => {
    accountOfRequest(c, world, c.req.param("id"));
    return c.json(createTemplate({ world, deliveries }, c.req.param("id"), parseJson(await c.req.text())));
  });
  versioned.delete("/:id/message_templates", (c) => {
    accountOfRequest(c, world, c.req.param("id"));
    return c.json(deleteTemplates(world, c.req.param("id"), c.req.query("name")));
  });

  catalogueRoutes(versioned, world);
  versioned.get("/:id/whatsapp_business_profile", (c) =>
    c.json(describeProfile(world, numberOfRequest(c, world, c.req.param("id")))),
  );
  versioned.post("/:id/whatsapp_business_profile", async (c) => {
    const business = numberOfRequest(c, world, c.req.param("id"));
    return c.json(changeProfile(world, business, parseJson(await c.req.text())));
  });

  versioned.post("/:id", async (c) => {
    const own = businessesOfToken(c, world);
    const set = world.productSets.get(c.req.param("id"));
    if (set && own.some(({ catalog_id }) => catalog_id === set.catalog_id))
      return c.json(changeSet(set, parseJson(await c.req.text())));
    const template = world.templates.get(c.req.param("id"));
    if (!template || !own.some(({ waba_id }) => waba_id === template.waba_id))
      throw noSuchObject(c.req.param("id"), c.req.method);
    return c.json(editTemplate({ world, deliveries }, template, parseJson(await c.req.text())));
  });
  versioned.get("/:id", (c) => {
    const id = c.req.param("id");
    const own = businessesOfToken(c, world);
    const business = own.find(({ phone_number_id }) => phone_number_id === id);
    if (business) return c.json(describeNumber(business, c.req.query("fields")));
    const account = own.find(({ waba_id }) => waba_id === id);
    if (account) return c.json({ id, name: account.verified_name, timezone_id: "1", message_template_namespace: id });
    const catalogue = own.find(({ catalog_id }) => catalog_id === id);
    if (catalogue) return c.json(describeCatalogue(catalogue));
    return c.json(describeMedium(c, world, mediumOfRequest(c, world, id)));
  });
  versioned.delete("/:id", (c) => {
    const set = world.productSets.get(c.req.param("id"));
    if (set && businessesOfToken(c, world).some(({ catalog_id }) => catalog_id === set.catalog_id))
      return c.json({ success: world.productSets.delete(set.id) });
    world.media.delete(mediumOfRequest(c, world, c.req.param("id")).id);
    return c.json({ success: true });
  });
  versioned.all("*", (c) => {
    businessesOfToken(c, world);
    throw noSuchObject(c.req.path.split("/")[2] ?? "", c.req.method);
  });

  app.route("/:version{v\\d+\\.\\d+}", versioned);
  app.get("/whatsapp_business/attachments/", (c) => download(c, world));
  return app;
}
