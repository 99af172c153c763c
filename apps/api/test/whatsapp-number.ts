import { createHash, createHmac, randomInt, randomUUID } from "node:crypto";
import { openPool } from "../src/db/connection-pool.ts";
import { openInbound, type Quiet } from "../src/modules/conversations/inbound/open-inbound.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** A shop's number at the provider, with what its webhook needs. */
export type TestNumber = {
  shopId: string;
  connectionId: string;
  numberId: string;
  phoneNumberId: string;
  businessAccountId: string;
  secret: string;
  key: string;
};

const digits = (count: number) => Array.from({ length: count }, () => randomInt(1, 10)).join("");
const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** Connects a number to a shop, as the owner of the database. */
export async function connectNumber({ db, deps }: Stack, { shopId }: OpenedShop): Promise<TestNumber> {
  const connectionId = randomUUID();
  const secret = randomUUID();
  const [phoneNumberId, businessAccountId] = [digits(15), digits(15)];
  const seal = (text: string, field: string) =>
    deps.sealedValues.seal(text, { shopId, table: "channel_connections", id: connectionId, field });
  await db.query(
    `insert into channel_connections (shop_id, id, business_account_id, sealed_token, sealed_app_secret, token_ends, app_secret_ends)
     values ($1, $2, $3, $4, $5, 'oken', $6)`,
    [
      shopId,
      connectionId,
      businessAccountId,
      seal("a-token", "sealed_token"),
      seal(secret, "sealed_app_secret"),
      secret.slice(-4),
    ],
  );
  const { rows } = await db.query<{ id: string }>(
    "insert into channel_numbers (shop_id, connection_id, phone_number_id) values ($1, $2, $3) returning id",
    [shopId, connectionId, phoneNumberId],
  );
  const numberId = rows[0]?.id ?? "";
  const key = deps.webhookKeys.keyOf(connectionId);
  await db.query(
    "insert into lookup_keys (kind, key_hash, shop_id, target_id) values ('whatsapp', $1, $3, $4), ('whatsapp_number', $2, $3, $5)",
    [sha256(key), sha256(phoneNumberId), shopId, connectionId, numberId],
  );
  return { shopId, connectionId, numberId, phoneNumberId, businessAccountId, secret, key };
}

export const newWaId = () => `2557${digits(8)}`;
export const newWamid = () => `wamid.${randomUUID()}`;

/** Who writes. */
export type Sender = { waId?: string | undefined; bsuid?: string | undefined; name?: string };
/** A message as the provider delivers it: its type's own part in `content`. */
export type SentMessage = { id?: string; at?: number; content?: Record<string, unknown> };

export const secondsNow = () => Math.floor(Date.now() / 1000);
export const textOf = (body: string) => ({ type: "text", text: { body } });

const messageOf = (
  { waId, bsuid }: Sender,
  { id = newWamid(), at = secondsNow(), content = textOf("Habari") }: SentMessage,
) => ({
  ...(waId !== undefined && { from: waId }),
  ...(bsuid !== undefined && { from_user_id: bsuid }),
  ...{ id, timestamp: String(at), ...content },
});

/** A change of the field `messages` with what one person wrote. */
export const changeOf = (
  { phoneNumberId }: Pick<TestNumber, "phoneNumberId">,
  sender: Sender,
  messages: SentMessage[],
) => ({
  field: "messages",
  value: {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "255754000000", phone_number_id: phoneNumberId },
    contacts: [
      {
        profile: { name: sender.name ?? "Asha" },
        ...(sender.waId !== undefined && { wa_id: sender.waId }),
        ...(sender.bsuid !== undefined && { user_id: sender.bsuid }),
      },
    ],
    messages: messages.map((message) => messageOf(sender, message)),
  },
});

export const webhookOf = ({ businessAccountId }: Pick<TestNumber, "businessAccountId">, ...changes: object[]) => ({
  object: "whatsapp_business_account",
  entry: changes.map((change) => ({ id: businessAccountId, changes: [change] })),
});

export const signatureOf = (body: string | Uint8Array, secret: string) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

type Posted = { status: number; text: string };
/** Delivers bytes to a number's webhook, with these headers. */
export async function post(
  { url }: Pick<Stack, "url">,
  { key }: Pick<TestNumber, "key">,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Posted> {
  const response = await fetch(`${url}/webhooks/whatsapp/${key}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** Delivers a webhook, signed as the provider signs. */
export function deliver(stack: Pick<Stack, "url">, number: TestNumber, ...changes: object[]): Promise<Posted> {
  const body = JSON.stringify(webhookOf(number, ...changes));
  return post(stack, number, body, { "x-hub-signature-256": signatureOf(body, number.secret) });
}

/** What one person writes, delivered. */
export const write = (stack: Pick<Stack, "url">, number: TestNumber, sender: Sender, ...messages: SentMessage[]) =>
  deliver(stack, number, changeOf(number, sender, messages));

/** Opens what handles messages, with a pool of its own; both end with `stop`. */
export function openTestInbound(stack: Pick<Stack, "appUrl" | "deps">, quiet: Quiet = { quietMs: 0, mostMs: 0 }) {
  const pool = openPool(stack.appUrl, { log: stack.deps.log, max: 6 });
  const inbound = openInbound({ ...stack.deps, pool, quiet });
  return {
    ...inbound,
    stop: async () => {
      await inbound.stop();
      await pool.end();
    },
  };
}
