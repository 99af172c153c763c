import { listExpiredLookupKeys } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import { createLiveStreams, type LiveStream, type LiveStreams } from "../../../http/live-streams.ts";

/** Proxies and clients close a connection that is silent for long. */
const beatMs = 5_000;

export type VisitorStream = LiveStream & { botId: string; conversationId: string; address: string };

/** The visitors' streams, which end with their bots. */
export const createVisitorStreams = ({ live, pool }: Pick<Deps, "live" | "pool">): LiveStreams<VisitorStream> =>
  createLiveStreams(live, {
    beatMs,
    async findOver(streams) {
      const closed = await listExpiredLookupKeys(pool, "bot", [...new Set(streams.map(({ botId }) => botId))]);
      return streams.filter(({ botId }) => closed.has(botId));
    },
  });
