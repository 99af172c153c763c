import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { Business } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { GraphError } from "./graph-error.ts";

const bearerOf = (c: Context) => /^Bearer\s+(\S+)\s*$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** The numbers that a request's token may use. @throws GraphError 190 for a token nobody has. */
export function businessesOfToken(c: Context, world: World): Business[] {
  const token = bearerOf(c) ?? c.req.query("access_token");
  if (token === undefined) {
    throw new GraphError(190, undefined, { message: "Invalid OAuth access token - Cannot parse access token" });
  }
  const own = [...world.businesses.values()].filter((business) => business.token === token);
  if (own.length === 0) {
    throw new GraphError(190, undefined, { message: "Invalid OAuth access token - Cannot parse access token" });
  }
  if (own.some(({ phone_number_id }) => world.switchesOf(phone_number_id).expired_token)) {
    const message = "Error validating access token: Session has expired on Tuesday, 01-Jan-26 00:00:00 PST.";
    throw new GraphError(190, undefined, { message, subcode: 463 });
  }
  const proof = c.req.query("appsecret_proof");
  const isProof = ({ app_secret }: Business) => createHmac("sha256", app_secret).update(token).digest("hex") === proof;
  if (proof !== undefined && !own.some(isProof))
    throw new GraphError(100, undefined, { message: "Invalid appsecret_proof provided in the API argument" });
  return own;
}

/** What does not exist, and what another token may use, is refused alike. */
export const noSuchObject = (id: string, method: string) =>
  new GraphError(100, undefined, {
    subcode: 33,
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  });

export function numberOfRequest(c: Context, world: World, id: string): Business {
  const business = businessesOfToken(c, world).find(({ phone_number_id }) => phone_number_id === id);
  if (!business) throw noSuchObject(id, c.req.method);
  return business;
}
