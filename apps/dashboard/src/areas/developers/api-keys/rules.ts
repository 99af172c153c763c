import type { ApiKey } from "@mauzo/contract/developers/api-keys";
import { can } from "@mauzo/permissions/permissions";

/** What a key can be given: everything that opens something for a program, in the order in which it is offered. */
export const keyRights = [
  { name: "ordersRead", need: { resource: "orders", action: "read" } },
  { name: "ordersCreate", need: { resource: "orders", action: "create" } },
  { name: "ordersUpdate", need: { resource: "orders", action: "update" } },
  { name: "productRead", need: { resource: "product", action: "read" } },
  { name: "productCreate", need: { resource: "product", action: "create" } },
  { name: "productUpdate", need: { resource: "product", action: "update" } },
  { name: "productDelete", need: { resource: "product", action: "delete" } },
  { name: "customersRead", need: { resource: "customers", action: "read" } },
  { name: "customersCreate", need: { resource: "customers", action: "create" } },
  { name: "customersUpdate", need: { resource: "customers", action: "update" } },
  { name: "customersDelete", need: { resource: "customers", action: "delete" } },
  { name: "moneyRead", need: { resource: "transactions", action: "read" } },
  { name: "moneyCreate", need: { resource: "transactions", action: "create" } },
  { name: "moneyUpdate", need: { resource: "transactions", action: "update" } },
  { name: "moneyDelete", need: { resource: "transactions", action: "delete" } },
  { name: "chatsRead", need: { resource: "conversations", action: "read" } },
  { name: "chatsCreate", need: { resource: "conversations", action: "create" } },
  { name: "chatsUpdate", need: { resource: "conversations", action: "update" } },
  { name: "chatsDelete", need: { resource: "conversations", action: "delete" } },
  { name: "flowRead", need: { resource: "chatflow", action: "read" } },
  { name: "flowUpdate", need: { resource: "chatflow", action: "update" } },
  { name: "flowCreate", need: { resource: "chatflow", action: "create" } },
  { name: "whatsappRead", need: { resource: "whatsapp_interactions", action: "read" } },
] as const;
export type KeyRight = (typeof keyRights)[number]["name"];

/** What was given, of which an API without the page may have given more. */
export const rightsIn = (permissions: ApiKey["permissions"]): KeyRight[] =>
  keyRights.filter(({ need }) => can(permissions, need)).map(({ name }) => name);

/** The same as the contract has it: each resource once. */
export function permissionsOf(rights: ReadonlySet<KeyRight>): ApiKey["permissions"] {
  const given = keyRights.filter(({ name }) => rights.has(name)).map(({ need }) => need);
  return [...Map.groupBy(given, ({ resource }) => resource)].map(([resource, needs]) => ({
    resource,
    action: needs.map(({ action }) => action),
  }));
}

/** The addresses of a text: one a line, or with commas between. */
export const addressesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** In how many days a key can end; the empty one never does. */
export const expiries = ["", "30", "90", "365"] as const;
