import type { Need } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";

/**
 * Who may call an endpoint. Checked by the server before the handler runs; a need also drives the
 * navigation row and the route guard of the back-office.
 * - `public`: anyone. `signedIn`: a person with a session. `member`: a person of the shop.
 * - `admin`: an admin of the shop. `visitor`: whoever chats with a bot (`botId` in the path).
 * - `bot`: whoever holds a bot's short-lived bearer token. `cart`: whoever holds a cart link (`token` in the query).
 * - `shopper`: whoever looks at a shop's public page (`slug` in the path).
 * - a need: a member whose grants cover it.
 */
export type Access = "public" | "signedIn" | "member" | "admin" | "visitor" | "bot" | "cart" | "shopper" | Need;

type ObjectSchema = z.ZodMiniObject;

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  access: Access;
  /** One line for the API reference. */
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: z.ZodMiniType;
  /** The body is a file, sent as it is; the handler reads it as it comes. */
  takesFile?: true;
  /** What is sent back; of a stream, what each of its events carries. */
  reply: z.ZodMiniType;
  /** The answer is a text/event-stream that stays open. */
  streams?: true;
  /** Status of a successful answer; 201 for POST and 200 for the rest unless said. */
  status?: 200 | 201 | 202;
  /** For our own pages alone: the session cookie is read or written, or anybody may write. */
  ownOriginOnly?: true;
  /** Step-up: the password was given at most five minutes ago, at log-in or since. Else 403 with `reason: "step_up"`. */
  stepUp?: true;
};

/** The `reason` beside `detail` in the 403 of a call with `stepUp`: confirm the password, then call again. */
export const stepUpReason = "step_up";

type Part<E, Key extends string, Side extends "input" | "output"> =
  E extends Record<Key, infer S extends z.ZodMiniType>
    ? Record<Key, Side extends "input" ? z.input<S> : z.output<S>>
    : unknown;

/** What a caller must pass. */
export type Input<E extends Endpoint> = Part<E, "params", "input"> &
  Part<E, "query", "input"> &
  Part<E, "body", "input">;
/** What a handler receives once it is parsed. */
export type Parsed<E extends Endpoint> = Part<E, "params", "output"> &
  Part<E, "query", "output"> &
  Part<E, "body", "output">;
/** What the caller gets back. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

/** Declares an endpoint; the identity function that keeps its exact type. */
export const endpoint = <const E extends Endpoint>(definition: E) => definition;
