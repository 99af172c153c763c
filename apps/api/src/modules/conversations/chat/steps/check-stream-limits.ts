import { ipNetwork } from "../../../../http/rate-limits/ip-network.ts";
import { refuse } from "../../../../http/refuse.ts";

/** How many streams may be open at a time. A client that gets none polls for the messages instead. */
const maxStreams = { process: 2_000, network: 300, conversation: 8 };
const retryAfterSeconds = 60;

type Place = { conversationId: string; address: string };

/** Refuses a stream for which there is no room beside the open ones. */
export function checkStreamLimits(open: Iterable<Place>, { conversationId, address }: Place): void {
  const network = ipNetwork(address);
  let [ofProcess, ofConversation, ofNetwork] = [0, 0, 0];
  for (const other of open) {
    ofProcess += 1;
    if (other.conversationId === conversationId) ofConversation += 1;
    if (ipNetwork(other.address) === network) ofNetwork += 1;
  }
  if (ofProcess >= maxStreams.process) throw refuse("chats_full", { retryAfterSeconds });
  if (ofConversation >= maxStreams.conversation || ofNetwork >= maxStreams.network)
    throw refuse("too_many_streams", { retryAfterSeconds });
}
