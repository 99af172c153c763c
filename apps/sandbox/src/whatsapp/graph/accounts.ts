import type { Context } from "hono";
import { type Json, listOf, objectOf, textOf } from "../json.ts";
import type { Fetch } from "../webhooks/deliveries.ts";
import { shakeHands } from "../webhooks/handshake.ts";
import type { Business } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { businessesOfToken, noSuchObject } from "./access.ts";
import { badParameter } from "./checks/checks.ts";
import { GraphError } from "./graph-error.ts";

/** The account's numbers, of those the token may use. @throws GraphError */
export function accountOfRequest(c: Context, world: World, id: string): Business[] {
  const numbers = businessesOfToken(c, world).filter(({ waba_id }) => waba_id === id);
  if (numbers.length === 0) throw noSuchObject(id, c.req.method);
  return numbers;
}

function fieldsOf(business: Business): Json {
  return {
    verified_name: business.verified_name,
    display_phone_number: business.display_phone_number,
    code_verification_status: "VERIFIED",
    quality_rating: business.quality_rating,
    platform_type: "CLOUD_API",
    throughput: { level: business.throughput >= 1000 ? "HIGH" : "STANDARD" },
    messaging_limit_tier: business.messaging_limit_tier,
    name_status: "APPROVED",
    status: "CONNECTED",
    account_mode: "LIVE",
    webhook_configuration: { application: business.callback_url },
  };
}

const usual = ["verified_name", "code_verification_status", "display_phone_number", "quality_rating"];
const alsoUsual = ["platform_type", "throughput", "webhook_configuration"];

/** A number as `?fields=` asks for it. */
export function describeNumber(business: Business, wanted: string | undefined): Json {
  const all = fieldsOf(business);
  const names = wanted === undefined ? [...usual, ...alsoUsual] : wanted.split(",").map((name) => name.trim());
  const unknown = names.find((name) => name !== "id" && !Object.hasOwn(all, name));
  if (unknown !== undefined) {
    const message = `(#100) Tried accessing nonexisting field (${unknown}) on node type (WhatsAppBusinessPhoneNumber)`;
    throw new GraphError(100, message, { message });
  }
  const chosen = names.filter((name) => name !== "id").map((name) => [name, all[name]]);
  return { ...Object.fromEntries(chosen), id: business.phone_number_id };
}

const appOf = ({ waba_id }: Business) => ({ id: `9${waba_id}`.slice(0, 15), name: "Mauzo", link: "http://localhost/" });

/** Which app hears of the account, and where. */
export function describeSubscriptions([first]: Business[]): Json {
  if (!first?.subscribed) return { data: [] };
  return { data: [{ whatsapp_business_api_data: appOf(first), override_callback_uri: first.callback_url }] };
}

/** Begins to tell the app; with an address of its own once that address knows the token. @throws GraphError 2200 */
export async function subscribe(numbers: Business[], body: unknown, fetch: Fetch): Promise<Json> {
  const { override_callback_uri, verify_token } = objectOf(body);
  const address = textOf(override_callback_uri);
  const token = textOf(verify_token);
  if (address !== undefined) {
    if (token === undefined || !(await shakeHands(fetch, address, token))) throw new GraphError(2200);
  }
  for (const business of numbers) {
    business.subscribed = true;
    if (address !== undefined) business.callback_url = address;
    if (token !== undefined) business.verify_token = token;
  }
  return { success: true };
}

export function unsubscribe(numbers: Business[]): Json {
  for (const business of numbers) business.subscribed = false;
  return { success: true };
}

const mostOf: Record<string, number> = { about: 139, address: 256, description: 512, email: 128 };

export const describeProfile = (world: World, { phone_number_id }: Business): Json => ({
  data: [{ ...world.profiles.get(phone_number_id), messaging_product: "whatsapp" }],
});

/** Changes what customers read of the business; what is left out stays. @throws GraphError */
export function changeProfile(world: World, { phone_number_id }: Business, input: unknown): Json {
  const { messaging_product, ...given } = objectOf(input);
  if (messaging_product !== "whatsapp") throw badParameter("The parameter messaging_product is required.");
  const change: Json = {};
  for (const [name, most] of Object.entries(mostOf)) {
    const value = textOf(given[name]);
    if (value === undefined) continue;
    if (value.length > most) throw badParameter(`Param ${name} must be at most ${most} characters.`);
    change[name] = value;
  }
  if (given.about === "") throw badParameter("Param about must not be empty.");
  if (given.websites !== undefined) {
    const websites = listOf(given.websites);
    const isRight = websites.every((each) => /^https?:\/\/\S{1,248}$/.test(textOf(each) ?? ""));
    if (websites.length > 2 || !isRight) throw badParameter("Param websites must be at most 2 URLs of 256 characters.");
    change.websites = websites;
  }
  world.profiles.set(phone_number_id, { ...world.profiles.get(phone_number_id), ...change });
  world.tell({ kind: "world" });
  return { success: true };
}
