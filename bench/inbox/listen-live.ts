import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Both } from "../floor/servers.ts";
import { percentile } from "../stack/percentile.ts";

type Size = { listeners: number; perSecond: number; seconds: number };

/**
 * Reads a stream of events until it is stopped; hears the conversation of each. Read from the socket as it comes: two
 * hundred streams of `fetch` would take more of the machine than the process that is measured.
 */
async function listen(url: string, token: string, hear: (id: string) => void, signal: AbortSignal, opened: () => void) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/events`, { headers: { authorization: `Bearer ${token}` }, signal }, resolve).on("error", reject);
  });
  if (answer.statusCode !== 200) throw new Error(`/events: ${answer.statusCode}`);
  opened();
  let left = "";
  for await (const chunk of answer.setEncoding("utf8")) {
    const lines = (left + chunk).split("\n");
    left = lines.pop() ?? "";
    for (const line of lines) {
      const id = line.startsWith("data:") && line.includes("conversations") && /"id":"([\w-]+)"/.exec(line)?.[1];
      if (id) hear(id);
    }
  }
}

/**
 * Somebody answers in one conversation after the other while inboxes are open. @returns how long it took from the request
 * to its news in each inbox, so a little more than from its commit, how many answers were refused because the service was
 * busy, and the CPU of Node that it took
 */
export async function listenLive({ api, token, ids }: Both & { ids: string[] }, size: Size) {
  const answered = ids.slice(0, size.perSecond * size.seconds);
  if (answered.length < size.perSecond * size.seconds) throw new Error("there are too few open conversations");
  const stop = new AbortController();
  const sent = new Map<string, number>();
  const took: number[] = [];
  const heard = Array.from({ length: size.listeners }, () => new Set<string>());
  const streams: Promise<void>[] = [];
  const opening = heard.map(
    (seen) =>
      new Promise<void>((opened) => {
        const hear = (id: string) => {
          const at = sent.get(id);
          if (at === undefined || seen.has(id)) return;
          seen.add(id);
          took.push(performance.now() - at);
        };
        const stream = listen(api.url, token, hear, stop.signal, opened);
        streams.push(
          stream.catch((error: unknown) => {
            if (!stop.signal.aborted) throw error;
          }),
        );
      }),
  );
  await Promise.race([Promise.all(opening), Promise.all(streams)]);

  const before = await api.cpuMs();
  const began = performance.now();
  const answers: Promise<void>[] = [];
  let refused = 0;
  for (const [at, id] of answered.entries()) {
    await sleep(Math.max(0, began + (at * 1000) / size.perSecond - performance.now()));
    sent.set(id, performance.now());
    const answer = fetch(`${api.url}/conversations/${id}/messages`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ text: "Karibu" }),
    });
    answers.push(
      answer.then(async (response) => {
        if (response.status === 503) refused++;
        else if (!response.ok) throw new Error(`an answer: ${response.status} ${await response.text()}`);
      }),
    );
  }
  await Promise.all(answers);
  const whole = (answered.length - refused) * size.listeners;
  for (let waited = 0; took.length < whole && waited < 100; waited++) await sleep(100);
  const after = await api.cpuMs();
  const seconds = (performance.now() - began) / 1000;
  stop.abort();
  await Promise.all(streams);
  return {
    median: percentile(took, 0.5),
    most: percentile(took, 0.95),
    // Not spread into a call: there are as many as answers times inboxes.
    longest: took.reduce((most, each) => Math.max(most, each), 0),
    refused,
    missed: whole - took.length,
    cpu: (after.node - before.node) / 10 / seconds,
  };
}
