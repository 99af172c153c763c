import { isRecord, ownProperty } from "../core/is-record.ts";
import type { SafeStorage } from "../safe-storage.ts";
import type { PopupMemory } from "./due.ts";

const fresh: PopupMemory = { shown: 0, closedAtMs: null, clicked: false };
const numberOf = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : undefined);

function parse(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** What this browser remembers of a shop's popups; where nothing can be stored, for as long as the page. */
export function openPopupMemory(device: SafeStorage, visit: SafeStorage, botId: string) {
  const key = `mauzo:popups:${botId}`;
  const firstKey = `mauzo:popups-first:${botId}`;
  const isKnown = device.read(key) !== null;
  if (!isKnown) {
    visit.write(firstKey, "1");
    device.write(key, "{}");
  }
  const of = (id: string): PopupMemory => {
    const saved = ownProperty(parse(device.read(key)), id);
    if (!isRecord(saved)) return fresh;
    return {
      shown: numberOf(ownProperty(saved, "shown")) ?? 0,
      closedAtMs: numberOf(ownProperty(saved, "closedAtMs")) ?? null,
      clicked: ownProperty(saved, "clicked") === true,
    };
  };
  return {
    /** Whether somebody was here before this visit. */
    returning: isKnown && visit.read(firstKey) === null,
    of,
    /** Remembers a change, and forgets popups that are no longer there. */
    change(id: string, change: Partial<PopupMemory>, known: readonly string[]) {
      const kept = Object.fromEntries(known.map((each) => [each, of(each)]).filter(([, each]) => each !== fresh));
      device.write(key, JSON.stringify({ ...kept, [id]: { ...of(id), ...change } }));
    },
  };
}
