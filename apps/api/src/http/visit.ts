import type { ReadableStream } from "node:stream/web";
import type { Access } from "@mauzo/contract/endpoint";
import type { Grants, Need } from "@mauzo/permissions/permissions";
import type { Logger } from "pino";
import type { Tx } from "../db/scope.ts";
import type { Read } from "../db/shop-read.ts";

export type Person = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  shopId: string | null;
  grants: Grants;
};

/** The request as a handler sees it. */
export type Visit = {
  requestId: string;
  log: Logger;
  /** The caller's network address, as the nearest trusted proxy saw it. */
  address: string;
  requestHeader: (name: string) => string | undefined;
  setHeader: (name: string, value: string) => void;
  /** The body as it comes, for an endpoint that takes a file. */
  requestBody: ReadableStream<Uint8Array> | null;
  /** Aborted once the caller waits for the answer no longer. */
  left: () => AbortSignal;
};
export type SignedInVisit = Visit & { person: Person };
type Scoped = {
  shopId: string;
  /** The tenant's door to the database: one transaction in which only this shop's rows exist. */
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The same for one statement that answers with JSON, in one round trip; undefined where it finds nothing. */
  read: (read: Read) => Promise<string | undefined>;
};
export type ShopVisit = SignedInVisit & Scoped;
export type VisitorVisit = Visit & Scoped & { botId: string };
export type ShopperVisit = Visit & Scoped;
export type CartVisit = Visit & Scoped & { cartId: string };

/** What a handler gets by the access its endpoint declares. */
export type VisitOf<A extends Access> = A extends "public"
  ? Visit
  : A extends "signedIn"
    ? SignedInVisit
    : A extends "visitor" | "bot"
      ? VisitorVisit
      : A extends "cart"
        ? CartVisit
        : A extends "shopper"
          ? ShopperVisit
          : A extends "member" | "admin" | Need
            ? ShopVisit
            : never;
