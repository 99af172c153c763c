import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromiumPath } from "@mauzo/launch/chromium-path";
import { getChromePath } from "chrome-launcher";
import { type Browser, chromium } from "playwright-core";
import { today, writeResults } from "../stack/write-results.ts";
import { checkGoals, type Figures } from "./check-goals.ts";
import { measureLongConversation } from "./measures/long-conversation.ts";
import { measureBarePage, measurePageImpact } from "./measures/page-impact.ts";
import { measureVisit, type VisitMeasurement } from "./measures/page-visit.ts";
import { addressOf, buildPages } from "./pages/build-pages.ts";
import { type Contestant, contestants, ours, vanilla } from "./pages/contestants.ts";
import { servePages } from "./pages/serve-pages.ts";

const { values } = parseArgs({
  options: {
    /** How many times each one is visited, all in turn. */
    rounds: { type: "string", default: "5" },
    write: { type: "boolean" },
  },
});

function installPeers() {
  const folder = path.resolve(import.meta.dirname, "peers");
  if (existsSync(path.join(folder, "node_modules"))) return;
  const npm = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (npm.status !== 0) throw new Error("The peers were not installed.");
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const isPeer = ({ name }: Contestant) => name !== vanilla && name !== ours;
/** The chats that the goals compare are visited more often: a single frame of the screen makes a difference there. */
const oneRound = [...contestants, ...Array.from({ length: 3 }, () => contestants.filter((it) => !isPeer(it))).flat()];

/** Visits all in turn, round after round, so that all run under the same load. */
async function visitAll(browser: Browser, url: string): Promise<Map<string, VisitMeasurement[]>> {
  const visits = new Map<string, VisitMeasurement[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round++)
    for (const contestant of oneRound) {
      const seen = await measureVisit(browser, url + addressOf(contestant));
      visits.get(contestant.name)?.push(seen);
      console.log(round + 1, contestant.name, Math.round(seen.launcherMs ?? 0), Math.round(seen.typingMs ?? 0), "ms");
    }
  return visits;
}

/** Median of each visit's value divided by that of the vanilla visit before it. */
function ratio(
  visits: Map<string, VisitMeasurement[]>,
  name: string,
  what: "launcherMs" | "typingMs",
): number | undefined {
  const beside = visits.get(vanilla) ?? [];
  const ratios = (visits.get(name) ?? []).flatMap((seen, visit) => {
    const [own, its] = [seen[what], beside[visit]?.[what]];
    return own && its ? [own / its] : [];
  });
  return median(ratios);
}

const kB = ({ bytes, requests }: { bytes: number; requests: number }) => `${(bytes / 1000).toFixed(1)} in ${requests}`;
const times = (ratio: number | undefined) => (ratio === undefined ? "–" : `${ratio.toFixed(2)} ×`);
const keys = ["Tab", "Enter", "in", "Esc", "back"];

function row(name: string, figures: Figures): string {
  const { untilLauncher, untilTyping, launcherRatio, typingRatio, outside, styles, globals, keyboard } = figures;
  const passed = keyboard.map((holds, index) => (holds ? keys[index] : "–")).join(" ");
  const axe = `${figures.axeClosed.length}, ${figures.axeOpen.length}`;
  const cells = [name, launcherRatio === undefined ? "none" : kB(untilLauncher), kB(untilTyping)];
  return `| ${[...cells, times(launcherRatio), times(typingRatio), outside, styles, globals.length, passed, axe].join(" | ")} |`;
}

installPeers();
const server = await servePages(await buildPages());
const executablePath = chromiumPath() ?? getChromePath();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const visits = await visitAll(browser, server.url);
  const bare = await measureBarePage(browser, `${server.url}/bare`);
  const figures = new Map<string, Figures>();
  for (const contestant of contestants) {
    const { name } = contestant;
    const last = visits.get(name)?.at(-1);
    if (!last) continue;
    const { untilLauncher, untilTyping, outside } = last;
    figures.set(name, {
      ...(await measurePageImpact(browser, server.url + addressOf(contestant), bare)),
      ...{ untilLauncher, untilTyping, outside },
      launcherRatio: ratio(visits, name, "launcherMs"),
      typingRatio: ratio(visits, name, "typingMs"),
    });
  }
  const conversation = await measureLongConversation(browser, `${server.url}/ours`);
  writeResults("bench:widget", [
    `| ${today()}, ${values.rounds} rounds, CPU 4 ×, Slow 4G | kB of scripts until the launcher shows | until one can type | launcher beside the vanilla button | click to typing beside the vanilla panel | requests to others | styles changed | globals | keyboard | axe closed, open |`,
    "|---|---|---|---|---|---|---|---|---|---|",
    ...[...figures].map(([name, its]) => row(name, its)),
    "",
    "| 2,000 messages in one conversation, CPU 4 × | Mauzo | goal |",
    "|---|---|---|",
    `| rendered | ${conversation.rendered} | 200 |`,
    `| longest task while scrolling and sending | ${Math.round(conversation.longestTaskMs)} ms | 50 ms |`,
    `| heap | ${conversation.heapMb.toFixed(1)} MB | 40 MB |`,
  ]);
  const mine = figures.get(ours);
  const faults = mine ? checkGoals(mine, conversation) : ["not measured"];
  for (const fault of faults) console.error(`✘ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.stop();
}
