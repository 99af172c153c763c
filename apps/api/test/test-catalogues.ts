import type {
  CatalogueItem,
  CatalogueSet,
  ChannelCatalogues,
  CommerceSettings,
} from "../src/gateways/channel-catalogues/port.ts";
import type { Refused, Unknown, Unreached } from "../src/gateways/channels/port.ts";

/** The id of the catalogue of a number of `providerNumber`. */
export const catalogueIdOf = (word: number) => `9${word}00001`;

const isOwn = ({ catalogueId, token }: { catalogueId: string; token: string }) =>
  token === `token-of-${catalogueId.slice(1, -5)}-0001`;
const gone: Refused = { result: "refused", code: 100, details: "Object does not exist" };

/** Catalogues at the test provider: it carries batches out when it is asked about them. */
export function makeTestCatalogues() {
  const items = new Map<string, CatalogueItem>();
  const sets = new Map<string, CatalogueSet & { id: string }>();
  const settings: CommerceSettings[] = [];
  /** What it was sent, batch by batch. */
  const batches = new Map<string, { items: readonly CatalogueItem[]; gone: readonly string[]; isDone: boolean }>();
  const answers: (Refused | Unknown | Unreached)[] = [];
  /** The ids of items it refuses, with why; it takes no batch that only deletes some of these. */
  const refuses = new Map<string, string>();
  const channelCatalogues: ChannelCatalogues = {
    find: async (at) => answers.shift() ?? (isOwn(at) ? { result: "found", name: "Duka" } : gone),
    send: async (at, changes) => {
      const answer = answers.shift() ?? (isOwn(at) ? undefined : gone);
      if (answer) return answer;
      if (changes.items.length === 0 && changes.gone.every((id) => refuses.has(id)))
        return { result: "taken", handle: undefined, problems: new Map() };
      const handle = `handle-${batches.size + 1}`;
      batches.set(handle, { ...changes, isDone: false });
      return { result: "taken", handle, problems: new Map() };
    },
    check: async (_, handle) => {
      const answer = answers.shift();
      if (answer) return answer;
      const batch = batches.get(handle);
      if (!batch) return gone;
      const problems = new Map<string, string>();
      for (const item of batch.items) {
        const why = refuses.get(item.retailerId);
        if (why === undefined) items.set(item.retailerId, item);
        else problems.set(item.retailerId, why);
      }
      for (const id of batch.gone) if (!items.delete(id)) problems.set(id, "It does not exist.");
      batch.isDone = true;
      return { result: "checked", isDone: true, problems };
    },
    listSets: async () => ({ result: "found", sets: [...sets.values()] }),
    createSet: async (_, set) => {
      const id = `set-${sets.size + 1}`;
      sets.set(id, { ...set, id });
      return { result: "made", id };
    },
    changeSet: async (_, id, set) => {
      sets.set(id, { ...set, id });
      return { result: "done" };
    },
    removeSet: async (_, id) => {
      sets.delete(id);
      return { result: "done" };
    },
    saveSettings: async (_, given) => {
      settings.push(given);
      return { result: "done" };
    },
  };
  const answerNext = (answer: Refused | Unknown | Unreached) => {
    answers.push(answer);
  };
  return { channelCatalogues, items, sets, settings, batches, refuses, answerNext };
}
