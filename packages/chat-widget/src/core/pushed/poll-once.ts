import { isRecord, own } from "../record.ts";
import { type Ask, type Outcome, outcomeOf } from "./ask.ts";
import { cutSilence } from "./cut-silence.ts";
import { type Pushed, readPushed } from "./pushed.ts";

const longestMs = 20_000;

type Hearing = { after: number; cut: AbortController; onMessages(messages: Pushed[]): void };

/** Asks once for what has come. */
export async function pollOnce(ask: Ask, { after, cut, onMessages }: Hearing): Promise<Outcome> {
  cutSilence(cut, longestMs);
  try {
    const response = await ask("messages", after, cut.signal);
    if (!response.ok) return outcomeOf(response);
    const body: unknown = await response.json();
    const items = isRecord(body) ? own(body, "items") : undefined;
    if (!Array.isArray(items)) return { kind: "unreachable" };
    onMessages(items.flatMap(readPushed));
    return { kind: "heard" };
  } catch {
    return { kind: "unreachable" };
  } finally {
    cut.abort();
  }
}
