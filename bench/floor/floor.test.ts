import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "./measure.ts";
import { type SideBySide, startSideBySide } from "./servers.ts";

let both: SideBySide;
beforeAll(async () => {
  both = await startSideBySide({ products: 60, carts: 40, orders: 60 });
}, 120_000);
afterAll(() => both?.stop());

/** Reads what an order left in the database, by the link it was placed through. */
const traces = `
  select c.state, o.status, o.channel, o.quantity, o.total_minor, o.currency, u.name = 'Neema ' || u.phone as named,
    (select json_agg(json_build_array(l.product_name, l.name, l.quantity, l.total_minor, l.position) order by l.position)
      from order_lines l where l.order_id = o.id)->0->3 as first_line,
    (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
    (select sum(delta)::int from stock_movements m where m.order_id = o.id) as moved,
    exists (select from pgboss.job j where j.data->>'orderId' = o.id::text)
      or exists (select from facts f where f.subject = o.id and f.name = 'order.placed') as told
  from lookup_keys e join carts c on c.id = e.target_id join orders o on o.cart_id = c.id join customers u on u.id = o.customer_id
  where e.key_hash = sha256($1::text::bytea)`;

// How long each request takes compared with the baseline is measured by `pnpm bench:floor`.
describe("the API in production beside the floor", () => {
  it.each(["/products", "/products/:id", "/products?search=kikoi%2017", "/orders"])(
    "answers the same to %s",
    async (path) => {
      const address = path.replace(":id", both.productIds[0] ?? "");
      const [ours, floors] = await Promise.all(
        [both.api, both.floor].map(async ({ url }) => JSON.parse(await send(url + address, { token: both.token }))),
      );
      // Moments may be written differently, and the floor's cursor is the last row's id.
      const plain = (key: string, value: unknown) => {
        if (key === "next") return typeof value;
        return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value;
      };
      expect(JSON.parse(JSON.stringify(ours), plain)).toEqual(JSON.parse(JSON.stringify(floors), plain));
    },
  );

  it("leaves the same rows of an order", async () => {
    const left = [];
    for (const { url } of [both.api, both.floor]) {
      const { token, order } = both.nextCart();
      await send(`${url}/api/v1/order?token=${token}`, { body: order });
      left.push((await both.db.query(traces, [token])).rows);
    }
    expect(left[0]).toHaveLength(1);
    expect(left[0]).toEqual(left[1]);
  });
});
