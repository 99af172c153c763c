import type { ReadableStream } from "node:stream/web";
import type { Access } from "@mauzo/contract/endpoint";
import type { Grants, RequiredPermission } from "@mauzo/permissions/permissions";
import type { Logger } from "pino";
import type { JsonQuery } from "../db/read-json-in-shop.ts";
import type { Origin, Phones, Tx } from "../db/tenant-transaction.ts";

/** Who calls: a person, or a key of a shop, which is one by its name and its rights. */
export type Person = {
  /** Null: a key calls. */
  sessionId: string | null;
  userId: string;
  name: string;
  email: string;
  shopId: string | null;
  /** Whether they see telephone numbers of customers whole. */
  seesPhones: boolean;
  grants: Grants;
  /** The shop asks for a second factor, and they have none. */
  needsSecondFactor: boolean;
  /** The admin who sees the shop as this person does. */
  viewer?: { userId: string; name: string; until: string; isOver: boolean };
};
/** A person who has a session. */
export type SignedInPerson = Person & { sessionId: string };

/** The request as a handler sees it. */
export type RequestContext = {
  requestId: string;
  /** As it was asked: HEAD runs what GET does. */
  requestMethod: string;
  log: Logger;
  /** The caller's network address, as the nearest trusted proxy saw it. */
  address: string;
  requestHeader: (name: string) => string | undefined;
  setHeader: (name: string, value: string) => void;
  /** The raw body, for an endpoint that takes a file. */
  requestBody: ReadableStream<Uint8Array> | null;
  /** Aborted once the client no longer waits for the response. */
  abortSignal: () => AbortSignal;
};
export type SignedInContext = RequestContext & { person: SignedInPerson };
type Scoped = {
  shopId: string;
  /** Whether `tx` and `read` show telephone numbers whole. */
  phones: Phones;
  /** Who writes in `tx`, and from where; missing for customers and programs of the shop's bot. */
  origin?: Origin | "viewer";
  /** The tenant's access to the database: one transaction in which only this shop's rows are visible. */
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The same for one statement that returns JSON, in one round trip; undefined when it finds nothing. */
  read: (read: JsonQuery) => Promise<string | undefined>;
};
export type ShopContext = RequestContext & Scoped & { person: Person };
export type VisitorContext = RequestContext & Scoped & { botId: string };
export type ShopperContext = RequestContext & Scoped;
export type CartContext = RequestContext & Scoped & { cartId: string };

/** What a handler gets, by the access its endpoint declares. */
export type ContextOf<A extends Access> = A extends "public"
  ? RequestContext
  : A extends "signedIn" | "operator"
    ? SignedInContext
    : A extends "visitor" | "bot"
      ? VisitorContext
      : A extends "cart"
        ? CartContext
        : A extends "shopper"
          ? ShopperContext
          : A extends "member" | "admin" | RequiredPermission
            ? ShopContext
            : never;
