import type { LiveEvent } from "@mauzo/contract/shop/events";
import type { QueryClient } from "@tanstack/react-query";
import { batchCalls } from "./batch-calls.ts";

type Topic = LiveEvent["topic"];
/** Needed by no page before something has changed. */
const loadStaleQueries = () => import("../queries/stale-queries.ts");
/** Figures are of many days: in a busy shop each order would have them counted again. */
const figuresRestMs = 60_000;

/** Reads again what the news of a topic made stale: figures at most once a minute, everything else at once. */
export function rereadOnNews(client: QueryClient): (topic: Topic) => void {
  const rereadMost = batchCalls<Topic>(async (topics) =>
    client.invalidateQueries({ predicate: (await loadStaleQueries()).isStaleAfter(topics) }),
  );
  const rereadFigures = batchCalls<Topic>(async (topics) => {
    const predicate = (await loadStaleQueries()).areStaleFigures(topics);
    return client.invalidateQueries({ predicate });
  }, figuresRestMs);
  return (topic) => {
    rereadMost(topic);
    rereadFigures(topic);
  };
}
