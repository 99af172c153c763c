import type { Hono } from "hono";
import { parseJson } from "../json.ts";
import type { World } from "../world/world.ts";
import { numberOfRequest } from "./access.ts";
import {
  catalogueOfRequest,
  changeCommerce,
  describeBatch,
  describeCommerce,
  listProducts,
  takeItems,
} from "./catalogue.ts";
import { GraphError } from "./graph-error.ts";
import { createSet, listSets } from "./product-sets.ts";

/** The edges of a catalogue, and what customers see of it over a number. */
export function catalogueRoutes(app: Hono, world: World): void {
  app.post("/:id/items_batch", async (c) => {
    const id = c.req.param("id");
    const businesses = catalogueOfRequest(c, world, id);
    const body = parseJson(await c.req.text());
    const seen = { at: new Date(world.clock.now()).toISOString(), method: "POST", path: c.req.path, body };
    const { fail } = world.switchesOf(businesses[0].phone_number_id);
    if (fail && (fail.code === 80014 || fail.code === 190) && fail.times > 0) {
      world.setSwitches({ fail: { ...fail, times: fail.times - 1 } }, businesses[0].phone_number_id);
      world.addSeen({ ...seen, status: 400, code: fail.code });
      throw new GraphError(fail.code);
    }
    const answer = takeItems(world, businesses, body);
    world.addSeen({ ...seen, status: 200 });
    return c.json(answer);
  });
  app.get("/:id/check_batch_request_status", (c) =>
    c.json(describeBatch(world, catalogueOfRequest(c, world, c.req.param("id"))[0], c.req.query())),
  );
  app.get("/:id/products", (c) =>
    c.json(listProducts(catalogueOfRequest(c, world, c.req.param("id"))[0], c.req.query())),
  );
  app.get("/:id/product_sets", (c) => c.json(listSets(world, catalogueOfRequest(c, world, c.req.param("id"))[0])));
  app.post("/:id/product_sets", async (c) => {
    const [business] = catalogueOfRequest(c, world, c.req.param("id"));
    return c.json(createSet(world, business, parseJson(await c.req.text())));
  });
  app.get("/:id/whatsapp_commerce_settings", (c) =>
    c.json(describeCommerce(world, numberOfRequest(c, world, c.req.param("id")))),
  );
  app.post("/:id/whatsapp_commerce_settings", async (c) => {
    const business = numberOfRequest(c, world, c.req.param("id"));
    return c.json(changeCommerce(world, business, { ...c.req.query() }));
  });
}
