import { viewingMinutes } from "@mauzo/contract/account/viewing";
import { isAdmin } from "@mauzo/permissions/permissions";
import { insertLook } from "../../../db/sql/insert-look.ts";
import { forbidden, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getMember } from "../staff/get-member.ts";
import { insertViewing } from "./queries.ts";

/** From now on, this session sees the shop as a member does. It is written into the record. @throws 409 for an admin */
export function beginViewing({ shopId, tx, person }: ShopContext, memberId: string): Promise<{ until: string }> {
  const { sessionId } = person;
  if (sessionId === null) throw forbidden();
  return tx(async (tx) => {
    const member = await getMember(tx, shopId, memberId);
    if (isAdmin(member.permissions)) throw refuse("viewing_needless");
    const until = await insertViewing(tx, { sessionId, shopId, memberId, minutes: viewingMinutes });
    await insertLook(tx, { event: "member_viewed", subjectId: memberId, told: { until } });
    return { until };
  });
}
