import { type NewShortLink, type ShortLink, shortLinkLimits } from "@mauzo/contract/marketing/short-links";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { insertLink, lockCount } from "./queries/short-links.ts";
import { columnsOf } from "./rules.ts";
import { getShortLink } from "./steps/get-short-link.ts";
import { newCode } from "./steps/new-code.ts";
import { requireTarget } from "./steps/require-target.ts";

type Context = Pick<ShopContext, "shopId" | "tx"> & { person: Pick<ShopContext["person"], "name"> };

/** Makes a short link. @throws 409 for too many; 422 for a target that is gone */
export const createShortLink = (
  deps: Pick<Deps, "env">,
  { shopId, tx, person }: Context,
  { name, place, target }: z.output<typeof NewShortLink>,
): Promise<ShortLink> =>
  tx(async (tx) => {
    const { each: most } = shortLinkLimits;
    if ((await lockCount(tx, shopId)) >= most) throw refuse({ code: "too_many_short_links", values: { most } });
    await requireTarget(tx, shopId, target);
    const code = newCode();
    const id = await insertLink(tx, { shopId, code, name, place, ...columnsOf(target), savedBy: person.name });
    if (!(await createLookupKey(tx, { kind: "short_link", key: code, shopId, targetId: id })))
      throw new Error("a new code is another link's");
    await publishLiveEvent(tx, { topic: "short-links", id });
    return getShortLink(tx, deps, shopId, id);
  });
