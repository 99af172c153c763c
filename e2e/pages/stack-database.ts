import { expect } from "@playwright/test";
import pg from "pg";

/** Queries the stack's database as its owner, for what no screen does yet. `npm test` sets its address. */
async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Turns an admin into a member with these permissions. */
export const restrict = (email: string, permissions: { resource: string; action: string }[]) =>
  asOwner((client) =>
    client.query(
      "update memberships set is_admin = false, permissions = $2 where user_id = (select id from auth.users where email = $1)",
      [email, JSON.stringify(permissions)],
    ),
  );

/** Names a person as running Mauzo, as another operator would, and takes their address for confirmed. */
export const makeOperator = (email: string) =>
  asOwner((client) =>
    client.query(
      `with named as (update auth.users set email_verified = true where email = $1 returning id)
       insert into auth.operators (user_id) select id from named`,
      [email],
    ),
  );

/** Adds a person to another person's shop with these permissions. */
export const joinShop = (email: string, ofPerson: string, permissions: { resource: string; action: string }[]) =>
  asOwner((client) =>
    client.query(
      `update memberships set is_admin = false, is_owner = false, permissions = $3, shop_id = (
         select m.shop_id from memberships m join auth.users u on u.id = m.user_id where u.email = $2)
       where user_id = (select id from auth.users where email = $1)`,
      [email, ofPerson, JSON.stringify(permissions)],
    ),
  );

/** As if a person's shop had been filled with a made-up life. */
export const markDemo = (email: string) =>
  asOwner((client) =>
    client.query(
      `update shops s set is_demo = true from memberships m join auth.users u on u.id = m.user_id
       where m.shop_id = s.shop_id and u.email = $1`,
      [email],
    ),
  );

/** Moves a person's shop to where it is noon now: offers are only sent by day, whenever a story runs. */
export const moveToNoon = (email: string) =>
  asOwner((client) => {
    const ahead = 12 - new Date().getUTCHours();
    // In these names the sign is turned around.
    const zone = ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
    return client.query(
      `update shops s set time_zone = $2 from memberships m join auth.users u on u.id = m.user_id
       where m.shop_id = s.shop_id and u.email = $1`,
      [email, zone],
    );
  });

/** Ends all sessions of a person, as if logged out on another device. */
export const endSessions = (email: string) =>
  asOwner((client) =>
    client.query("delete from auth.sessions where user_id = (select id from auth.users where email = $1)", [email]),
  );

/** As if the password was last entered an hour ago: sensitive actions ask for it again. */
export const removeConfirmation = (email: string) =>
  asOwner((client) =>
    client.query(
      "update auth.sessions set confirmed_at = now() - interval '1 hour' where user_id = (select id from auth.users where email = $1)",
      [email],
    ),
  );

/** Does what sign-up does with an e-mail when it does not reveal whether it is taken: sends a mail to it. */
export const mailSignUp = (email: string, name: string) =>
  asOwner((client) =>
    client.query("insert into pgboss.job (name, data) values ('sign-up-mail', $1)", [{ email, name, language: "en" }]),
  );

/** Adds a staff member, an invite, a customer and an order for every name; returns the id of the shop's first order. */
export const addHostilePeople = (shopId: string, names: readonly string[]): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      "select id, cart_id, conversation_id from orders where shop_id = $1 order by id limit 1",
      [shopId],
    );
    const [order] = rows;
    await client.query(
      `with new as (select name, place, uuidv7() as person, uuidv7() as cart, uuidv7() as customer
                    from unnest($2::text[]) with ordinality as name (name, place)),
            people as (insert into auth.users (id, name, email) select person, name, person || '@duka.example' from new),
            staff as (insert into memberships (shop_id, user_id, permissions)
                      select $1, person, '[{"resource":"orders","action":["read"]}]' from new),
            invited as (insert into invites (shop_id, email, language, invited_by, expires_at)
                        select $1, name, 'en', person, now() + interval '1 day' from new),
            customers as (insert into customers (shop_id, id, name) select $1, customer, name from new),
            carts as (insert into carts (shop_id, id, conversation_id, number, language, state, expires_at)
                      select $1, cart, $3, place::text, 'en', 'ordered', now() + interval '1 day' from new)
       insert into orders (shop_id, cart_id, conversation_id, customer_id, customer_name, number, channel, quantity, total_minor, currency, note)
       select $1, cart, $3, customer, name, place::text, 'web', 1, 100, 'TZS', name from new`,
      [shopId, names, order.conversation_id],
    );
    return order.id;
  });

/** Finds the newest conversation with the bot of a shop of this name. No screen lists them yet. */
export const findConversation = (shopName: string): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      "select c.id from conversations c join shops s using (shop_id) where s.name = $1 order by c.id desc limit 1",
      [shopName],
    );
    return rows[0].id;
  });

/** Publishes a conversation flow. No screen edits one yet. */
export const setFlow = (shopId: string, botId: string, document: object) =>
  asOwner((client) =>
    client.query("insert into flows (shop_id, bot_id, version, document, published_at) values ($1, $2, 2, $3, now())", [
      shopId,
      botId,
      JSON.stringify(document),
    ]),
  );

/** Sets the theme of a bot's chat box. No screen does this yet. */
export const setTheme = (botId: string, theme: object) =>
  asOwner((client) => client.query("update bots set theme_config = $2 where id = $1", [botId, JSON.stringify(theme)]));

/** As if the hold time of a shop's carts had passed. */
export const endHolds = (shopName: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      "update carts c set held_until = now() from shops s where s.shop_id = c.shop_id and s.name = $1 and held_until is not null returning c.id",
      [shopName],
    );
    await client.query(
      "update pgboss.job set start_after = now() where name = 'cart-held' and data->>'cartId' = any($1)",
      [rows.map(({ id }) => id)],
    );
  });

/** As if an hour had passed for a shop's orders and their pending jobs. */
export const ageByOneHour = (shopName: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      "update orders o set moved_at = o.moved_at - interval '1 hour' from shops s where s.shop_id = o.shop_id and s.name = $1 returning o.id",
      [shopName],
    );
    await client.query(
      `update pgboss.job set start_after = start_after - interval '1 hour'
       where name in ('order-timer', 'order-message') and state = 'created'
         and data->>'shopId' = (select shop_id::text from shops where name = $1)`,
      [shopName],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

/** As if the customer of an order had promised to pay it by the day before yesterday. */
export const breakPromise = (orderId: string) =>
  asOwner((client) =>
    client.query("update orders set promised_on = (now() - interval '2 days')::date where id = $1", [orderId]),
  );
