import { otherShops } from "../catalogue/fill-shops.ts";
import { measure, rowOf, send } from "../floor/measure.ts";
import { type Both, type Server, startBoth } from "../floor/servers.ts";
import { percentile } from "../stack/percentile.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { fillInbox } from "./fill-inbox.ts";
import { listenLive } from "./listen-live.ts";

const conversations = Number(process.env.CONVERSATIONS ?? 50_000);
const messages = Number(process.env.MESSAGES ?? 2_000_000);
const neighbours = Number(process.env.NEIGHBOURS ?? 1);
const live = {
  listeners: Number(process.env.LISTENERS ?? 200),
  perSecond: Number(process.env.PER_SECOND ?? 50),
  seconds: Number(process.env.SECONDS ?? 20),
};
const perPage = 20;
const turns = 40;

type Ids = { far: string; ids: string[] };
const list = `/conversations?limit=${perPage}`;
const firstPage = ({ url }: Server, { token }: Both) => send(url + list, { token });
const besideFirst = {
  ...{ name: "20 conversations a thousand pages on, beside the first 20", goal: 1.1, share: 1, beside: firstPage },
  run: ({ url }: Server, { token, far }: Both & Ids) => send(`${url}${list}&cursor=${far}`, { token }),
};

/** What somebody asks, with how long the answer may take; paths that are asked at once are one question. */
const questions = ({ far, ids }: Ids): { name: string; goalMs: number | null; asks: string[][] }[] => [
  {
    ...{ name: "the inbox whole: list, numbers of its queues, the first conversation and its messages", goalMs: 500 },
    asks: [[list, "/conversations/counts", `/conversations/${ids[0]}`, `/conversations/${ids[0]}/messages`]],
  },
  {
    ...{ name: "another conversation with its messages", goalMs: 150 },
    asks: ids.map((id) => [`/conversations/${id}`, `/conversations/${id}/messages`]),
  },
  { name: "another queue", goalMs: 150, asks: ["waiting", "closed", "bot"].map((queue) => [`${list}&queue=${queue}`]) },
  { name: "page 1,000", goalMs: null, asks: [[`${list}&cursor=${far}`]] },
  {
    ...{ name: "words in messages", goalMs: 300 },
    asks: ["kanga", "mzigo kesho", "rangi blu", "hakunahili"].map((words) => [
      `/conversation-messages?words=${encodeURIComponent(words)}`,
    ]),
  },
  {
    name: "part of a name",
    goalMs: 300,
    asks: ["rehema", "zuhu", "nobodyatall"].map((name) => [`${list}&search=${name}`]),
  },
];

/** Goes on through the list, fifty at a time. */
async function cursorAfter({ url }: Server, token: string, rows: number): Promise<string> {
  let cursor = "";
  for (let read = 0; read < rows; read += 50) {
    const limit = Math.min(50, rows - read);
    const answer = await send(`${url}/conversations?limit=${limit}${cursor && `&cursor=${cursor}`}`, { token });
    cursor = JSON.parse(answer).next ?? cursor;
  }
  return cursor;
}

const both = await startBoth(async (db, shopId) => {
  const each = Math.max(1, Math.round(messages / conversations));
  await fillInbox(db, [shopId, ...(await otherShops(db, neighbours))], { conversations, each });
  const { rows } = await db.query<{ id: string }>(
    "select conversation_id as id from threads where shop_id = $1 and status = 'open' order by last_at desc limit $2",
    [shopId, Math.max(turns, live.perSecond * live.seconds)],
  );
  return { ids: rows.map(({ id }) => id) };
});
const { api, db, token } = both;
const scans = async () => {
  const { rows } = await db.query<{ scans: number }>(
    "select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables where relname in ('threads', 'messages', 'conversations', 'customers')",
  );
  return rows[0]?.scans ?? 0;
};
try {
  const far = await cursorAfter(api, token, Math.min(999 * perPage, Math.floor(conversations / 2)));
  const known = { ...both, far };
  const lines: string[] = [];
  for (const { name, goalMs, asks } of questions(known)) {
    const took: number[] = [];
    const before = await scans();
    for (let turn = -5; turn < turns; turn++) {
      const paths = asks[Math.abs(turn) % asks.length] ?? [];
      const began = performance.now();
      await Promise.all(paths.map((path) => send(api.url + path, { token })));
      if (turn >= 0) took.push(performance.now() - began);
    }
    const whole = (await scans()) - before;
    const figures = [percentile(took, 0.5), percentile(took, 0.95), Math.max(...took)].map((ms) => ms.toFixed(1));
    lines.push(`| ${name} | ${figures.join(" | ")} | ${goalMs ?? "–"} | ${whole} |`);
  }
  const beside = await measure(known, besideFirst, 9, 150);
  const { median, most, longest, refused, missed, cpu } = await listenLive(both, live);
  const figures = [median, most, longest].map((ms) => ms.toFixed(1)).join(" | ");
  const shops = `${conversations.toLocaleString("en")} conversations with ${messages.toLocaleString("en")} messages, beside ${neighbours} shop of the same size`;
  writeResults("bench:inbox", [
    `| ${today()}, ${shops} | median ms | 95 % | longest | goal | tables read whole |`,
    "|---|---|---|---|---|---|",
    ...lines,
    "",
    `| ${today()}, CPU ms a request: Node + PostgreSQL | beside | Mauzo | ratio | goal | requests a second |`,
    "|---|---|---|---|---|---|",
    rowOf(beside),
    "",
    `| ${today()}, ${live.perSecond} answers a second, ${live.listeners} open inboxes, one process | median ms | 95 % | longest | goal | refused | not arrived | CPU of Node |`,
    "|---|---|---|---|---|---|---|---|",
    `| from the request to its news in every inbox | ${figures} | 300 | ${refused} | ${missed} | ${cpu.toFixed(0)} % |`,
  ]);
} finally {
  await both.stop();
}
