import type { Endpoint, Reply } from "@mauzo/contract/endpoint";
import { Version } from "@mauzo/contract/shared";
import * as z from "zod/mini";
import { isoTextSql } from "../src/db/columns.ts";
import { request } from "./endpoints.ts";
import { type Schema, schemaOf } from "./schema-sample.ts";
import type { Stack } from "./stack.ts";

type Input = { params?: Record<string, string>; body?: unknown };
type Caller = { token?: string | undefined };

const names = ["version", "turn", "expected_updated_at"];
const asksVersion = ({ required = [], anyOf, oneOf }: Schema): boolean =>
  (anyOf ?? oneOf)?.every(asksVersion) ?? names.some((name) => required.includes(name));
/** Those that change who answers a conversation: they name the turn that was read. */
const isOfTurn = (path: string) =>
  /^\/conversations\/:id\/(?:assign|take|hand-back|bot-resumes|close|reopen)$/.test(path);
/** Whether an endpoint replaces something, or undoes a change of it, and requires the version that was read. */
export const isVersioned = ({ method, path, body }: Endpoint): boolean =>
  (method === "PUT" || method === "PATCH" || path === "/customers/:id/undo" || isOfTurn(path)) &&
  body !== undefined &&
  asksVersion(schemaOf(body));

const changedAt = (table: string) =>
  `select ${isoTextSql("updated_at")} as expected_updated_at from ${table} where id = $1`;
const rowById: Record<string, string> = {
  "/products/:id": changedAt("products"),
  "/sets/:id": changedAt("product_sets"),
  "/add-on-groups/:id": changedAt("add_on_groups"),
  "/list-views/:id": changedAt("list_views"),
  "/customers/:id": "select version from customers where id = $1",
  "/customers/:id/undo": "select version from customers where id = $1",
  "/canned-replies/:id": "select version from canned_replies where id = $1",
  "/webhook-endpoints/:id": "select version from webhook_endpoints where id = $1",
  "/popups/:id": "select version from popups where id = $1",
  "/short-links/:id": "select version from short_links where id = $1",
  "/chatflows/:id": "select version from chatflows where id = $1",
  "/campaigns/:id": "select version from campaigns where id = $1",
  "/campaign-plans/:id": "select version from campaign_plans where id = $1",
  "/sms-connections/:id": "select version from sms_connections where id = $1",
  "/segments/:id": "select version from segments where id = $1",
  "/message-templates/:id": "select version from message_templates where id = $1",
  "/suppliers/:id": "select version from suppliers where id = $1",
  "/expenses/:id": "select version from expenses where id = $1",
  "/roles/:id": "select version from roles where id = $1",
  "/staff/:id": "select version from memberships where user_id = $1",
};
const OfShop = z.object({ version: Version });

/** The present version as the body of a save names it; also for a caller who may not read it. */
export async function newestVersion(
  stack: Pick<Stack, "call" | "db">,
  path: string,
  { id, token }: { id: unknown; token: string | undefined },
): Promise<object> {
  const statement = isOfTurn(path) ? "select turn from threads where conversation_id = $1" : rowById[path];
  const readAt = path === "/channels/whatsapp" ? "/channels" : path;
  if (statement === undefined) return OfShop.safeParse((await stack.call("GET", readAt, { token })).body).data ?? {};
  const isId = z.uuid().safeParse(id).success;
  const [row] = isId ? (await stack.db.query<object>(statement, [id])).rows : [];
  return (
    row ??
    (isOfTurn(path)
      ? { turn: 0 }
      : statement.startsWith("select version")
        ? { version: 1 }
        : { expected_updated_at: new Date(0).toISOString() })
  );
}

/** Like `request`, with the present version in the body. */
export async function requestSave(stack: Stack, endpoint: Endpoint, { params, body }: Input, caller: Caller = {}) {
  const newest = await newestVersion(stack, endpoint.path, { id: params?.id, token: caller.token });
  const named = { ...newest, ...z.parse(z.looseObject({}), body) };
  return request(stack, endpoint, { ...(params && { params }), body: named }, caller);
}

/** The same; a 409 is answered by reading the version again and saving once more, until it is saved. */
export async function saveAtLast(...save: Parameters<typeof requestSave>): ReturnType<typeof requestSave> {
  const answer = await requestSave(...save);
  return answer.status === 409 ? saveAtLast(...save) : answer;
}

/** Like `call`, with the present version in the body. */
export async function callSave<E extends Endpoint>(
  stack: Stack,
  endpoint: E,
  input: Input,
  caller: Caller = {},
): Promise<Reply<E>> {
  const { status, body } = await requestSave(stack, endpoint, input, caller);
  if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status} ${JSON.stringify(body)}`);
  return z.parse<E["reply"]>(endpoint.reply, body);
}
