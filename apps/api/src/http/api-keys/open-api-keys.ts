import type { Endpoint } from "@mauzo/contract/endpoint";
import { takesApiKeys } from "@mauzo/contract/takes-api-keys";
import type { Logger } from "pino";
import type { Pool } from "../../db/connection-pool.ts";
import { openKeyLimiter } from "../rate-limits/open-key-limiter.ts";
import type { Bound } from "../rate-limits/rate-limits.ts";
import { refuse } from "../refuse.ts";
import type { RequestContext } from "../request-context.ts";
import { type FoundKey, findKey } from "./find-key.ts";
import { isFrom } from "./is-from.ts";
import { openKeyUses } from "./open-key-uses.ts";

type Request = Pick<RequestContext, "address" | "setHeader">;

export type ApiKeys = {
  /** The caller of a key's secret. @throws 401 when it leads nowhere; 403 elsewhere; 429 when it calls too often */
  admit: (secret: string, endpoint: Endpoint, request: Request) => Promise<FoundKey["person"]>;
};

export function openApiKeys({ pool, log, keyCalls }: { pool: Pool; log: Logger; keyCalls: Bound }): ApiKeys {
  const [limit, noteUse] = [openKeyLimiter(keyCalls), openKeyUses(pool, log)];
  return {
    async admit(secret, endpoint, { address, setHeader }) {
      const key = await findKey(pool, secret);
      if (!key) throw refuse("api_key_invalid");
      if (!takesApiKeys(endpoint)) throw refuse("api_key_refused");
      await limit(key.person.userId, setHeader);
      if (!isFrom(key.addresses, address)) throw refuse("api_key_elsewhere");
      if (!key.isUsedLately) noteUse({ id: key.person.userId, shopId: key.person.shopId });
      return key.person;
    },
  };
}
