import { createHash } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import { place, read } from "./floor-order.ts";
import { listOrders } from "./floor-orders.ts";
import { listProducts, oneProduct, searchProducts } from "./floor-products.ts";

/**
 * The baseline that the API is measured against: the same responses and the same durable rows from Hono, pg and SQL
 * written by hand for one shop. No accounts, permissions, policies, validation or logging.
 */
const [, , databaseUrl = "", port = "0", shopId = ""] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, application_name: "floor" });
const app = new Hono();
const hashOf = (token = "") => createHash("sha256").update(token).digest();

app.get("/products", async (c) => {
  const words = c.req.query("search");
  const query = words
    ? { ...searchProducts, values: [shopId, words.toLowerCase(), 21] }
    : { ...listProducts, values: [shopId, 21] };
  const { rows } = await pool.query(query);
  return c.json({ items: rows.slice(0, 20), next: rows.length > 20 ? rows[19].id : null });
});
app.get("/products/:id", async (c) => {
  const { rows } = await pool.query({ ...oneProduct, values: [shopId, c.req.param("id")] });
  return rows[0] ? c.json(rows[0]) : c.json({ detail: "Not found" }, 404);
});
app.get("/orders", async (c) => {
  const { rows } = await pool.query({ ...listOrders, values: [shopId, 21] });
  return c.json({ items: rows.slice(0, 20), next: rows.length > 20 ? rows[19].id : null });
});
app.get("/api/v1/order", async (c) => {
  const cart = await read(pool, hashOf(c.req.query("token")));
  return cart ? c.json(cart) : c.json({ detail: "Not found" }, 404);
});
app.post("/api/v1/order", async (c) => c.json(await place(pool, hashOf(c.req.query("token")), await c.req.json())));

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(port) });
process.on("SIGTERM", () => {
  server.close();
  void pool.end();
});
