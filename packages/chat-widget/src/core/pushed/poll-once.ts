import { abortOnSilence } from "@mauzo/api-client/stream/abort-on-silence";
import { isRecord, ownProperty } from "../is-record.ts";
import { outcomeOf, type PushOutcome, type PushRequest } from "./push-request.ts";
import { type PushedMessage, readPushed } from "./pushed-message.ts";

const longestMs = 20_000;

type Hearing = { after: number; cut: AbortController; onMessages(messages: PushedMessage[]): void };

/** Polls once for new messages. */
export async function pollOnce(ask: PushRequest, { after, cut, onMessages }: Hearing): Promise<PushOutcome> {
  abortOnSilence(cut, longestMs);
  try {
    const response = await ask("messages", after, cut.signal);
    if (!response.ok) return outcomeOf(response);
    const body: unknown = await response.json();
    const items = isRecord(body) ? ownProperty(body, "items") : undefined;
    if (!Array.isArray(items)) return { kind: "unreachable" };
    onMessages(items.flatMap(readPushed));
    return { kind: "heard" };
  } catch {
    return { kind: "unreachable" };
  }
}
