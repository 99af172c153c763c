import type { RequiredPermission } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import type { LookEvent } from "./account/record-events.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call an endpoint. The server checks it before the handler runs; a required permission also drives the
 * navigation row and the route guard of the back-office.
 * - `public`: anyone. `signedIn`: a person with a session. `member`: a member of the shop.
 * - `admin`: an admin of the shop. `visitor`: somebody chatting with a bot (`botId` in the path).
 * - `bot`: the holder of a bot's short-lived bearer token. `cart`: the holder of a cart link (`token` in the query).
 * - `shopper`: a visitor of a shop's public page (`slug` in the path).
 * - `operator`: a person who runs Mauzo, with a second factor; no right in a shop opens these.
 * - a required permission: a member whose grants cover it.
 */
export type Access =
  | "public"
  | "signedIn"
  | "member"
  | "admin"
  | "visitor"
  | "bot"
  | "cart"
  | "shopper"
  | "operator"
  | RequiredPermission;

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
  /** The request body is a file, not JSON; the handler reads it as a stream. */
  takesFile?: true;
  /** The request body is read as it is, whatever its type, up to so many bytes: for what is signed by its sender. */
  takesBytes?: number;
  /** The body of the response; for a stream, the data of each event. */
  reply: z.ZodMiniType;
  /** The response is a text/event-stream that stays open. */
  streams?: true;
  /** How long a client waits for the response; where it is missing, as long as the client waits for any. */
  timeoutMs?: number;
  /** The status of a successful response; by default 201 for POST and 200 for the rest. */
  status?: 200 | 201 | 202;
  /** The codes of its own refusals. Those that its shape implies (access, input, …) are added by `errorCodesOf`. */
  errors?: readonly ErrorCode[];
  /** Only for our own pages: it reads or writes the session cookie, or lets anyone write. */
  ownOriginOnly?: true;
  /**
   * Step-up: the password must have been entered in the last five minutes, at log-in or since. Otherwise 403 with
   * the code `step_up`.
   */
  stepUp?: true;
  /** Something leaves the shop, or is shown, that is written into its record each time. Changes are recorded by themselves. */
  recorded?: LookEvent;
};

type Part<E, Key extends string, Side extends "input" | "output"> =
  E extends Record<Key, infer S extends z.ZodMiniType>
    ? Record<Key, Side extends "input" ? z.input<S> : z.output<S>>
    : unknown;

/** What a caller must pass. */
export type Input<E extends Endpoint> = Part<E, "params", "input"> &
  Part<E, "query", "input"> &
  Part<E, "body", "input">;
/** What a handler receives after parsing. */
export type Parsed<E extends Endpoint> = Part<E, "params", "output"> &
  Part<E, "query", "output"> &
  Part<E, "body", "output"> &
  (E extends { takesBytes: number } ? { bytes: Buffer } : unknown);
/** What the caller gets back. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

/** Declares an endpoint; the identity function that keeps its exact type. */
export const endpoint = <const E extends Endpoint>(definition: E) => definition;
