import { siteFlow } from "@mauzo/chatflow/site-flow";
import { platformShop, siteBotId, siteBotTheme } from "@mauzo/contract/conversations/site-bot";
import type pg from "pg";

/**
 * Creates the platform shop and the site's bot where they are missing, and a new version of its flow when the flow has
 * changed. The shop has no members, so nobody can log in to it, and it is not published. Runs as the owner, with the
 * migrations.
 */
export async function ensurePlatformShop(client: pg.Client): Promise<void> {
  const { id, name, slug, whatsappNumber } = platformShop;
  await client.query("begin");
  // The policies apply to the owner too.
  await client.query("select set_config('app.shop_id', $1, true)", [id]);
  await client.query(
    `insert into shops (shop_id, name, slug, category, whatsapp_number, published)
     values ($1, $2, $3, 'office supplies', $4, false) on conflict do nothing`,
    [id, name, slug, whatsappNumber],
  );
  await client.query(
    `insert into lookup_keys (kind, key_hash, shop_id, target_id)
     values ('slug', sha256($2::text::bytea), $1, $1), ('bot', sha256($3::text::bytea), $1, $3::uuid) on conflict do nothing`,
    [id, slug, siteBotId],
  );
  await client.query(
    `insert into bots (shop_id, id, theme_config) values ($1, $2, $3)
     on conflict (shop_id, id) do update set theme_config = excluded.theme_config`,
    [id, siteBotId, JSON.stringify(siteBotTheme)],
  );
  await client.query(
    `insert into flows (shop_id, bot_id, version, document, published_at)
     select $1, $2, coalesce(max(version), 0) + 1, $3::jsonb, now() from flows where shop_id = $1 and bot_id = $2
     having (select f.document from flows f where f.shop_id = $1 and f.bot_id = $2 order by f.version desc limit 1)
       is distinct from $3::jsonb`,
    [id, siteBotId, JSON.stringify(siteFlow)],
  );
  await client.query("commit");
}
