import { Hono } from "hono";
import { Clock } from "../clock.ts";
import { localOnly } from "../local-only.ts";
import { businessOf, templatesOf } from "./control/businesses.ts";
import { control } from "./control/control.ts";
import { graph } from "./graph/graph.ts";
import type { Json } from "./json.ts";
import { phone } from "./phone/phone.ts";
import { Deliveries, type Fetch } from "./webhooks/deliveries.ts";
import { Statuses } from "./webhooks/statuses.ts";
import { World } from "./world/world.ts";

export type WhatsappOptions = { businesses?: Json[]; clock?: Clock; fetch?: Fetch };

/** The WhatsApp Cloud API with customers' phones behind it. */
export function whatsapp({ businesses = [], clock = new Clock(), fetch: send = fetch }: WhatsappOptions = {}): Hono {
  const world = new World(clock);
  for (const input of businesses) {
    const business = businessOf(input);
    world.businesses.set(business.phone_number_id, business);
    for (const template of templatesOf(business, input)) world.templates.set(template.id, template);
  }
  const deliveries = new Deliveries(world, send);
  const statuses = new Statuses(world, deliveries);
  const deps = { world, deliveries, statuses, fetch: send };
  const app = new Hono();
  app.use(localOnly);
  app.route("/sandbox", phone(world));
  app.route("/", control(deps));
  app.route("/", graph(deps));
  return app;
}
