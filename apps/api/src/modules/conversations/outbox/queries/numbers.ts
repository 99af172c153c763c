import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { channelConnections } from "../../../../db/schema/conversations/channel-connections.ts";
import { channelNumbers } from "../../../../db/schema/conversations/channel-numbers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The token that opens a number, which is not removed; for what is sent without the outbox. */
export async function findOpenNumber(tx: Tx, shopId: string, numberId: string) {
  const [row] = await tx
    .select({
      phoneNumberId: channelNumbers.phoneNumberId,
      connectionId: channelNumbers.connectionId,
      sealedToken: channelConnections.sealedToken,
    })
    .from(channelNumbers)
    .innerJoin(
      channelConnections,
      and(eq(channelConnections.shopId, channelNumbers.shopId), eq(channelConnections.id, channelNumbers.connectionId)),
    )
    .where(
      and(
        eq(channelNumbers.shopId, shopId),
        eq(channelNumbers.id, numberId),
        isNull(channelNumbers.removedAt),
        isNull(channelConnections.removedAt),
        isNull(channelNumbers.pausedCode),
      ),
    );
  return row;
}

/** A number from which nothing leaves because of something that the shop must mend. */
export async function findPausedNumber(tx: Tx, shopId: string, numberId: string) {
  const [row] = await tx
    .select({ phone: channelNumbers.phone })
    .from(channelNumbers)
    .where(
      and(
        eq(channelNumbers.shopId, shopId),
        eq(channelNumbers.id, numberId),
        isNull(channelNumbers.removedAt),
        isNotNull(channelNumbers.pausedCode),
      ),
    );
  return row;
}
