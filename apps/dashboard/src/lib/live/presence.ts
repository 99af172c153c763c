import { create } from "zustand";
import { afterTold, type Places, type Present, stillThere, type ToldPresence } from "./present-people.ts";

const usePlaces = create<{ places: Places }>(() => ({ places: {} }));
const nobody: readonly Present[] = [];

/** Called with what is told of each conversation, also by this person on another of their pages. */
type Listener = (id: string, told: ToldPresence, isNew: boolean) => void;
const listeners = new Set<Listener>();
export function onPresence(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let timer: ReturnType<typeof setTimeout> | undefined;
function show(told: Places) {
  clearTimeout(timer);
  const now = Date.now();
  const { places, nextEnd } = stillThere(told, now);
  usePlaces.setState({ places });
  timer = nextEnd === undefined ? undefined : setTimeout(() => show(usePlaces.getState().places), nextEnd - now + 1);
}

/** Takes what the live line tells of somebody at a conversation. */
export function hearPresence(conversationId: string, told: ToldPresence): void {
  const { places } = usePlaces.getState();
  const isNew = !places[conversationId]?.some(({ id }) => id === told.by.id);
  show(afterTold(places, conversationId, told, Date.now()));
  for (const listener of listeners) listener(conversationId, told, isNew);
}

/** Without the live line nobody knows who is where. */
export const forgetPresence = (): void => show({});

/** Who is at a conversation, this person among them. */
export const usePresentAt = (conversationId: string): readonly Present[] =>
  usePlaces(({ places }) => places[conversationId] ?? nobody);
