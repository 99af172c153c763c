import type { Business } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { GraphError } from "./graph-error.ts";

const pairEveryMs = 6_000;
const pairBurst = 45;

/** Counts a message of either direction. @returns whether the number had room for it in this second. */
export function countInThroughput(world: World, { phone_number_id, throughput }: Business): boolean {
  const now = world.clock.now();
  const recent = (world.lastSecond.get(phone_number_id) ?? []).filter((at) => at > now - 1000);
  const hasRoom = recent.length < throughput;
  if (hasRoom) recent.push(now);
  world.lastSecond.set(phone_number_id, recent);
  return hasRoom;
}

/** One message in six seconds to the same person; up to 45 are lent from the time to come. @throws GraphError 131056 */
export function countInPair(world: World, { phone_number_id }: Business, waId: string): void {
  const pair = world.pairOf(phone_number_id, waId);
  const now = world.clock.now();
  const freeAt = Math.max(world.pairFreeAt.get(pair) ?? 0, now);
  if (freeAt - now > (pairBurst - 1) * pairEveryMs) throw new GraphError(131056);
  world.pairFreeAt.set(pair, freeAt + pairEveryMs);
}
