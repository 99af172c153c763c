import { networkOf } from "../../../http/limits/network.ts";
import { Refusal } from "../../../http/refusal.ts";

/** Proxies and visitors take a line for dead that is silent for long. */
const beatMs = 5_000;
/** How many streams are open at a time. Who gets none asks for the messages instead. */
const most = { process: 2_000, network: 300, conversation: 8 };
const retryAfterSeconds = 60;

type Stream = { botId: string; conversationId: string; address: string; beat: () => void; end: () => void };
export type VisitorStreams = {
  /** Lets a stream in, or refuses it; it is called at every beat, and ended when its bot is closed. @returns how it leaves. */
  enter: (stream: Stream) => () => void;
};

/**
 * The visitors' open streams of this process: one timer, and one look for all of them at which bots are closed.
 */
export function openVisitorStreams(listClosed: (botIds: string[]) => Promise<Set<string>>): VisitorStreams {
  /** With the network each comes from. */
  const open = new Map<Stream, string>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;

  const endClosed = async () => {
    looking = true;
    const botIds = [...new Set([...open.keys()].map(({ botId }) => botId))];
    // A database that does not answer closes no bot.
    const closed = await listClosed(botIds).catch(() => new Set());
    looking = false;
    for (const stream of open.keys()) if (closed.has(stream.botId)) stream.end();
  };
  const beat = () => {
    for (const stream of open.keys()) stream.beat();
    if (!looking) void endClosed();
  };
  const checkRoom = (conversationId: string, network: string) => {
    if (open.size >= most.process)
      throw new Refusal(503, "Too many chats listen. Ask for the messages instead.", {}, retryAfterSeconds);
    let [ofConversation, ofNetwork] = [0, 0];
    for (const [other, from] of open) {
      if (other.conversationId === conversationId) ofConversation += 1;
      if (from === network) ofNetwork += 1;
    }
    if (ofConversation >= most.conversation || ofNetwork >= most.network)
      throw new Refusal(429, "Too many streams at once. Ask for the messages instead.", {}, retryAfterSeconds);
  };

  return {
    enter(stream) {
      const network = networkOf(stream.address);
      checkRoom(stream.conversationId, network);
      open.set(stream, network);
      timer ??= setInterval(beat, beatMs);
      return () => {
        open.delete(stream);
        if (open.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
