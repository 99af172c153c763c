import type { Deps } from "../../../deps.ts";
import { findCallers } from "../../../http/authorise-request.ts";
import { createLiveStreams, type LiveStream, type LiveStreams } from "../../../http/live-streams.ts";
import type { Person } from "../../../http/request-context.ts";

const beatMs = 4_000;

export type ShopStream = LiveStream & {
  token: string;
  /** Takes who listens as they are now; undefined where the database does not say. Returns whether the stream is over. */
  isOver: (callers: ReadonlyMap<string, Person> | undefined) => boolean;
};

/**
 * The streams of those who work in shops. All are looked up again at every heartbeat, and at once when a staff changes:
 * a stream ends within seconds of its session or membership, and only carries what may be read at that moment.
 */
export const createShopStreams = ({ live, pool }: Pick<Deps, "live" | "pool">): LiveStreams<ShopStream> =>
  createLiveStreams(live, {
    beatMs,
    async findOver(streams) {
      const tokens = new Set(streams.map(({ token }) => token));
      const callers = await findCallers(pool, [...tokens]).catch(() => undefined);
      return streams.filter(({ isOver }) => isOver(callers));
    },
  });
