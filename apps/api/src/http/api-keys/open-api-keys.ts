import type { Endpoint } from "@mauzo/contract/endpoint";
import { takesApiKeys } from "@mauzo/contract/takes-api-keys";
import type { Pool } from "../../db/connection-pool.ts";
import { openKeyLimiter } from "../rate-limits/open-key-limiter.ts";
import type { Bound } from "../rate-limits/rate-limits.ts";
import { refuse } from "../refuse.ts";
import type { RequestContext } from "../request-context.ts";
import { type FoundKey, findKey } from "./find-key.ts";
import { isFrom } from "./networks.ts";

type Request = Pick<RequestContext, "address" | "setHeader">;

export type ApiKeys = {
  /** The caller of a key's secret. @throws 401 when it leads nowhere; 403 elsewhere; 429 when it calls too often */
  admit: (secret: string, endpoint: Endpoint, request: Request) => Promise<FoundKey["person"]>;
};

/** Writes down that a key was used; nobody waits for it. */
export type NoteKeyUse = (key: { id: string; shopId: string }) => void;
type Uses = {
  pool: Pool;
  keyCalls: Bound;
  noteKeyUse: NoteKeyUse;
};

export function openApiKeys({ pool, keyCalls, noteKeyUse }: Uses): ApiKeys {
  const limit = openKeyLimiter(keyCalls);
  return {
    async admit(secret, endpoint, { address, setHeader }) {
      const key = await findKey(pool, secret);
      if (!key) throw refuse("api_key_invalid");
      if (!takesApiKeys(endpoint)) throw refuse("api_key_refused");
      await limit(key.person.userId, setHeader);
      if (!isFrom(key.addresses, address)) throw refuse("api_key_elsewhere");
      if (!key.isUsedLately) noteKeyUse({ id: key.person.userId, shopId: key.person.shopId });
      return key.person;
    },
  };
}
