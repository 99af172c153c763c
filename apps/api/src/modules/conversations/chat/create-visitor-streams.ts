import { ipNetwork } from "../../../http/rate-limits/ip-network.ts";
import { refuse } from "../../../http/refuse.ts";

/** Proxies and clients close a connection that is silent for long. */
const heartbeatMs = 5_000;
/** How many streams may be open at a time. A client that gets none polls for the messages instead. */
const maxStreams = { process: 2_000, network: 300, conversation: 8 };
const retryAfterSeconds = 60;

type Stream = { botId: string; conversationId: string; address: string; beat: () => void; end: () => void };
export type VisitorStreams = {
  /**
   * Admits a stream, or refuses it. Calls its `beat` at every heartbeat, and its `end` when its bot is closed.
   * @returns a function that removes it.
   */
  enter: (stream: Stream) => () => void;
};

/** The visitors' open streams of this process: one timer, and one query for all of them to find closed bots. */
export function createVisitorStreams(listClosed: (botIds: string[]) => Promise<Set<string>>): VisitorStreams {
  /** With the network each stream comes from. */
  const open = new Map<Stream, string>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  const endClosed = async () => {
    isChecking = true;
    const botIds = [...new Set([...open.keys()].map(({ botId }) => botId))];
    // When the database does not answer, no bot counts as closed.
    const closed = await listClosed(botIds).catch(() => new Set());
    isChecking = false;
    for (const stream of open.keys()) if (closed.has(stream.botId)) stream.end();
  };
  const beat = () => {
    for (const stream of open.keys()) stream.beat();
    if (!isChecking) void endClosed();
  };
  const checkStreamLimits = (conversationId: string, network: string) => {
    if (open.size >= maxStreams.process) throw refuse("chats_full", { retryAfterSeconds: retryAfterSeconds });
    let [ofConversation, ofNetwork] = [0, 0];
    for (const [other, from] of open) {
      if (other.conversationId === conversationId) ofConversation += 1;
      if (from === network) ofNetwork += 1;
    }
    if (ofConversation >= maxStreams.conversation || ofNetwork >= maxStreams.network)
      throw refuse("too_many_streams", { retryAfterSeconds: retryAfterSeconds });
  };

  return {
    enter(stream) {
      const network = ipNetwork(stream.address);
      checkStreamLimits(stream.conversationId, network);
      open.set(stream, network);
      timer ??= setInterval(beat, heartbeatMs);
      return () => {
        open.delete(stream);
        if (open.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
