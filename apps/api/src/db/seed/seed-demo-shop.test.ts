import { stock } from "@mauzo/contract/catalogue/stock";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { shortLinks } from "@mauzo/contract/marketing/short-links";
import { sources } from "@mauzo/contract/marketing/sources";
import { orderTransitions } from "@mauzo/contract/orders/order-transitions";
import { orders } from "@mauzo/contract/orders/orders";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../test/endpoints.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../test/stack.ts";
import { demoEmail, demoPassword, demoStaff } from "./life/demo-people.ts";
import { seedDemoShop } from "./seed-demo-shop.ts";

let stack: Stack;
let shopId: string;
let token: string;

/** Logs somebody of the demo shop in. @returns their token. */
async function logIn(email: string): Promise<string> {
  const answer = await stack.call("POST", "/auth/log-in", {
    body: { email, password: demoPassword },
    headers: { origin: siteUrl },
  });
  return JSON.parse(JSON.stringify(answer.body)).token;
}

async function one(statement: string): Promise<Record<string, unknown>> {
  return (await stack.db.query(statement, [shopId])).rows[0];
}
/** How many rows a condition finds that should find none. */
const wrong = async (from: string) => (await one(`select count(*)::int as wrong from ${from}`)).wrong;

beforeAll(async () => {
  stack = await startStack();
  await seedDemoShop(stack.deps, "demo", Date.now());
  token = await logIn(demoEmail("demo"));
  shopId = (await call(stack, shops.get, {}, { token })).id;
});
afterAll(() => stack.stop());

describe("the demo shop", () => {
  it.each(["variant", "add_on"])(
    "has in stock what its movements come to, for every %s, and never had less than nothing",
    async (kind) => {
      const item = `${kind}s i where i.shop_id = $1`;
      expect(
        await wrong(`${item} and i.stock is distinct from
        (select coalesce(sum(delta), case when i.stock is null then null else 0 end) from stock_movements m where m.shop_id = i.shop_id and m.${kind}_id = i.id)`),
      ).toBe(0);
      expect(
        await wrong(
          `(select sum(delta) over (partition by ${kind}_id order by id) as left from stock_movements where shop_id = $1 and ${kind}_id is not null) m where m.left < 0`,
        ),
      ).toBe(0);
    },
  );

  it("has orders whose totals are their lines and charges, and whose units are their variants", async () => {
    expect(
      await wrong(`orders o
        left join lateral (select coalesce(sum(total_minor), 0) as minor, coalesce(sum(quantity) filter (where variant_id is not null), 0) as units
          from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) l on true
        left join lateral (select coalesce(sum(case kind when 'discount' then -amount_minor else amount_minor end), 0) as minor
          from order_charges c where c.shop_id = o.shop_id and c.order_id = o.id and not c.dropped) c on true
        where o.shop_id = $1 and (o.total_minor <> l.minor + c.minor or o.quantity <> l.units)`),
    ).toBe(0);
    expect(await wrong("order_lines where shop_id = $1 and total_minor <> unit_price_minor * quantity")).toBe(0);
  });

  it("has campaigns that were opened, and orders by each of them after it was sent", async () => {
    const { items } = await call(stack, campaigns.list, { query: {} }, { token });
    const { items: rows } = await call(stack, sources.list, { query: {} }, { token });
    expect(items.map(({ channel, state }) => [channel, state])).toEqual([
      ["sms", "done"],
      ["whatsapp", "done"],
      ["sms", "done"],
    ]);
    for (const { id, clicks } of items) {
      const brought = rows.find((row) => row.source === "campaign" && row.id === id);
      expect(clicks).toBeGreaterThanOrEqual(brought?.now.orders ?? 0);
      expect(clicks).toBeGreaterThan(0);
    }
    expect(rows.some(({ source, now }) => source === "campaign" && now.orders > 0)).toBe(true);
    expect(
      await wrong(`orders o join campaigns c on c.shop_id = o.shop_id and o.last_touch = 'campaign:' || c.id
        where o.shop_id = $1 and o.placed_at < c.starts_at`),
    ).toBe(0);
  });

  it("has orders that took from the stock what is in them, and nothing once they are cancelled", async () => {
    expect(
      await wrong(`orders o
        join lateral (select coalesce(variant_id, add_on_id) as item, sum(quantity) as units from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id group by 1) l on true
        left join add_ons a on a.shop_id = o.shop_id and a.id = l.item
        left join lateral (select coalesce(-sum(delta), 0) as units from stock_movements m where m.shop_id = o.shop_id and m.order_id = o.id and coalesce(m.variant_id, m.add_on_id) = l.item) m on true
        where o.shop_id = $1 and m.units <> case when o.fulfilment = 'cancelled' or (a.id is not null and a.stock is null) then 0 else l.units end`),
    ).toBe(0);
  });

  it("has paid for each order what its payments come to, no more than it costs, and each confirmed claim is one of them", async () => {
    expect(
      await wrong(`orders o
        left join lateral (select coalesce(sum(amount_minor), 0) as paid, coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as refunded
          from order_payments p where p.shop_id = o.shop_id and p.order_id = o.id) p on true
        where o.shop_id = $1 and (o.paid_minor <> p.paid or o.refunded_minor <> p.refunded or o.paid_minor > o.total_minor)`),
    ).toBe(0);
    expect(await wrong("orders where shop_id = $1 and fulfilment = 'cancelled' and paid_minor > 0")).toBe(0);
    expect(
      await wrong(`payment_claims c where c.shop_id = $1 and c.state = 'confirmed' and 1 <> (select count(*) from order_payments p
        where p.shop_id = c.shop_id and p.order_id = c.order_id and p.amount_minor = c.amount_minor and p.reference = c.reference)`),
    ).toBe(0);
    expect(
      await wrong(`order_payments p where p.shop_id = $1 and 1 <> (select count(*) from order_changes c
        where c.shop_id = p.shop_id and c.order_id = p.order_id and c.kind in ('paid', 'refunded') and c.created_at = p.created_at)`),
    ).toBe(0);
  });

  it("has orders that moved from one status to the next as the table of transitions allows", async () => {
    const { rows } = await stack.db.query<{
      id: string;
      fulfilment: string;
      moves: number;
      edits: number;
      steps: string[][];
      edited: number;
    }>(
      `select o.id, o.fulfilment, o.moves, o.edits,
         (select coalesce(json_agg(json_build_array(change->>'from', change->>'to', mover) order by c.id), '[]') from order_changes c where c.shop_id = $1 and c.order_id = o.id and c.kind = 'moved') as steps,
         (select count(*)::int from order_changes c where c.shop_id = $1 and c.order_id = o.id and c.kind in ('edited', 'returned')) as edited
       from orders o where o.shop_id = $1`,
      [shopId],
    );
    for (const { fulfilment, moves, edits, steps, edited } of rows) {
      expect([steps.length, edited]).toEqual([moves, edits]);
      let at = "new";
      for (const [from, to = "", by] of steps) {
        expect(from).toBe(at);
        expect(
          orderTransitions.some((each) => each.from === from && each.to === to && each.by.some((one) => one === by)),
        ).toBe(true);
        at = to;
      }
      expect(fulfilment).toBe(at);
    }
  });

  it("has nothing dated in the future, and ids in the order of their times", async () => {
    const { rows } = await stack.db.query<{ table_name: string; column_name: string }>(
      `select table_name, c.column_name from information_schema.columns c join information_schema.columns s using (table_schema, table_name)
       where table_schema = 'public' and c.data_type = 'timestamp with time zone' and s.column_name = 'shop_id' and c.column_name not in ('expires_at', 'send_at')`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { table_name, column_name } of rows)
      expect(
        await wrong(`${table_name} where shop_id = $1 and ${column_name} > now()`),
        `${table_name}.${column_name}`,
      ).toBe(0);
    for (const [table, moment] of Object.entries({
      ...{
        orders: "placed_at",
        order_payments: "created_at",
        order_changes: "created_at",
        payment_claims: "created_at",
      },
      ...{
        stock_movements: "created_at",
        messages: "created_at",
        customers: "created_at",
        conversations: "created_at",
      },
    }))
      expect(
        await wrong(
          `${table} where shop_id = $1 and abs(extract(epoch from uuid_extract_timestamp(id) - ${moment})) > 0.002`,
        ),
        table,
      ).toBe(0);
  });

  it("has customers, chats and lines that belong together", async () => {
    expect(await one("select count(*)::int as customers from customers where shop_id = $1")).toEqual({
      customers: 142,
    });
    expect(
      await wrong("orders o where o.shop_id = $1 and (o.channel in ('manual', 'pos')) <> (o.conversation_id is null)"),
    ).toBe(0);
    expect(
      await wrong(
        `conversations c where c.shop_id = $1 and 0 = (select count(*) from messages m where m.shop_id = c.shop_id and m.conversation_id = c.id)`,
      ),
    ).toBe(0);
    expect(
      await wrong(
        `threads t where t.shop_id = $1 and (t.pushed, t.last_seq) <> (select count(push_number), max(seq) from messages m where m.shop_id = t.shop_id and m.conversation_id = t.conversation_id)`,
      ),
    ).toBe(0);
  });

  it("has a week of shifts at a register, whose drawers have what went through them", async () => {
    const { shifts, sales, unequal } = await one(
      `select count(*)::int as shifts, sum(sales)::int as sales, count(*) filter (where counted_minor <> expected_minor)::int as unequal
       from pos_shifts f cross join lateral (
         select count(*) as sales from pos_sales s where s.shop_id = f.shop_id and s.shift_id = f.id) s where f.shop_id = $1`,
    );
    expect(Number(shifts)).toBeGreaterThanOrEqual(5);
    expect(Number(sales)).toBeGreaterThanOrEqual(10);
    expect(Number(unequal)).toBeGreaterThan(0);
    expect(
      await wrong(`pos_shifts f where f.shop_id = $1 and f.expected_minor <> f.float_minor
        + (select coalesce(sum(case when t.debit = 'cash' then t.amount_minor when t.credit = 'cash' then -t.amount_minor else 0 end), 0)
           from transfers t where t.shop_id = f.shop_id and t.shift_id = f.id and t.kind <> 'difference')
        + (select coalesce(sum(case m.kind when 'in' then m.amount_minor else -m.amount_minor end), 0)
           from pos_drawer_moves m where m.shop_id = f.shop_id and m.shift_id = f.id)`),
    ).toBe(0);
    expect(
      await wrong(`orders o left join pos_sales s on s.shop_id = o.shop_id and s.order_id = o.id
        where o.shop_id = $1 and ((o.channel = 'pos') <> (s.id is not null) or s.paid_minor > o.paid_minor)`),
    ).toBe(0);
  });

  it("is no news to anybody: no fact of an order, no mail, no timer", async () => {
    expect(await wrong("facts where shop_id = $1 and name like 'order.%'")).toBe(0);
    expect((await stack.db.query("select from pgboss.job where name like 'order-%'")).rowCount).toBe(0);
  });

  it("looks alive through the API: claims wait, a product runs low, and the sums are not nothing", async () => {
    const { items } = await call(stack, orders.list, { query: { limit: 50 } }, { token });
    const moments = items.map(({ placed_at }) => placed_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const attention = await call(stack, salesSummary.attention, {}, { token });
    expect([attention.claimed > 0, attention.disputed]).toEqual([true, 1]);
    const low = await call(stack, stock.list, { query: { filter: "low", limit: 50 } }, { token });
    expect(low.items.map(({ product_name, name }) => [product_name, name])).toContainEqual([
      "Kofia ya Kiua",
      "Ya kati, sm 56",
    ]);
  });

  it("has two members of staff, who log in and may do only their part", async () => {
    for (const { name, permissions } of demoStaff) {
      const staff = { token: await logIn(demoEmail("demo", name)) };
      expect(await request(stack, orders.list, { query: { limit: 1 } }, staff)).toMatchObject({ status: 200 });
      expect(await request(stack, shops.update, { body: {} }, staff)).toMatchObject({ status: 403 });
      expect(permissions.length).toBeLessThan(4);
    }
  });

  it("stays as it is when it is filled again, and another shop gets nothing of it", async () => {
    const sums = () =>
      one(`select (select count(*) from orders where shop_id = $1) as orders, (select sum(stock) from variants where shop_id = $1) as stock,
      (select count(*) from memberships where shop_id = $1) as people, (select count(*) from products where shop_id = $1) as products`);
    const before = await sums();
    await openShop(stack);
    await seedDemoShop(stack.deps, "demo", Date.now());
    expect(await sums()).toEqual(before);
    expect((await stack.db.query("select from orders where shop_id <> $1", [shopId])).rowCount).toBe(0);
  });

  it("has links that brought orders", async () => {
    const { items } = await call(stack, shortLinks.list, {}, { token });
    expect(items.length).toBe(2);
    for (const { id } of items) {
      const query = { source: "qr" as const, source_id: id, limit: 10 };
      expect((await call(stack, orders.list, { query }, { token })).items.length).toBeGreaterThan(5);
    }
  });

  it("has sentences that its bot did not understand, the same ones together", async () => {
    const { items } = await call(stack, flowUnmatched.list, {}, { token });
    expect(items.map(({ count }) => count)).toEqual([3, 2, 1]);
  });

  it("has saved conversations that its chatflow keeps to", async () => {
    const { items } = await call(stack, flowTests.list, {}, { token });
    expect(items.map(({ name, outcome }) => [name, outcome])).toEqual([
      ["Anatafuta bidhaa", "same"],
      ["Anaagiza kwa sentensi", "same"],
      ["Asks for a person", "same"],
    ]);
    expect(items[0]?.turns.at(-1)?.was.join()).toMatch(/kanga/i);
    expect(items[1]?.turns.at(-1)?.was.join()).toMatch(/2 × \*Kanga Korosho\*.*1 × \*Kikoi Bahari \(Marijani\)\*/s);
  });

  it("is there at the next start whatever its owner did to the log-in", async () => {
    await stack.db.query("update auth.users set two_factor_enabled = true where email = $1", [demoEmail("demo")]);
    await stack.db.query(
      "update auth.accounts set password = 'another' where user_id = (select id from auth.users where email = $1)",
      [demoEmail("demo")],
    );
    expect((await seedDemoShop(stack.deps, "demo", Date.now())).shopId).toBe(shopId);
  });

  it("stays empty when its owner started empty", async () => {
    await call(stack, shops.startEmpty, { body: { confirm: true } }, { token });
    await seedDemoShop(stack.deps, "demo", Date.now());
    expect(
      await one(`select (select count(*)::int from orders where shop_id = $1) as orders, (select count(*)::int from products where shop_id = $1) as products,
      (select count(*)::int from memberships where shop_id = $1) as people`),
    ).toEqual({ orders: 0, products: 0, people: 1 });
  });
});
