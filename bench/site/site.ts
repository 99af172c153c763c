import { parseArgs } from "node:util";
import { chromiumPath } from "@mauzo/launch/chromium-path";
import { type Weight, weigh } from "@mauzo/page-weight/page-weight";
import { launch } from "chrome-launcher";
import { startWholeStack } from "../stack/whole-stack.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { auditPage, type PageAudit } from "./audit-page.ts";
import { goals, inSwahili, pages } from "./pages.ts";
import { pressChat } from "./press-chat.ts";
import { serveBare } from "./serve-bare.ts";

const { values } = parseArgs({
  options: {
    /** How many times the speed of each kind of page is measured. */
    rounds: { type: "string", default: "5" },
    /** A site that is already running; otherwise the whole stack is started. */
    site: { type: "string" },
    write: { type: "boolean" },
  },
});
const kinds = ["/", "/pricing", "/shops/demo", "/qr-code"] as const;
const faults: string[] = [];

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const expect = (holds: boolean, fault: string) => holds || faults.push(fault);

function judgeWeight(path: string, { html, script, style }: Weight) {
  const goal = goals(path);
  expect(html <= goal.html, `${path}: HTML of ${kB(html)} kB`);
  expect(script <= goal.script, `${path}: scripts of ${kB(script)} kB`);
  expect(style <= goal.style, `${path}: styles of ${kB(style)} kB`);
}

function judgeCare(path: string, seen: PageAudit) {
  expect(seen.accessibility === 100, `${path}: accessibility ${seen.accessibility} (${seen.missed})`);
  expect(seen.bestPractices === 100, `${path}: best practices ${seen.bestPractices} (${seen.missed})`);
  expect(seen.seo === 100, `${path}: search ${seen.seo} (${seen.missed})`);
  expect(seen.shift === 0, `${path}: moved by ${seen.shift}`);
}

async function everyPage(site: string, chromePort: number): Promise<string[]> {
  const rows: string[] = [];
  for (const path of pages.flatMap((page) => [page, inSwahili(page)])) {
    const weight = await weigh(site + path);
    const seen = await auditPage(site + path, { chromePort });
    judgeWeight(path, weight);
    judgeCare(path, seen);
    const { accessibility, bestPractices, seo, shift } = seen;
    rows.push(
      `| ${path} | ${kB(weight.script)} | ${kB(weight.html)} | ${kB(weight.style)} | ${accessibility} | ${bestPractices} | ${seo} | ${shift} |`,
    );
    console.log(rows.at(-1));
  }
  return rows;
}

/** Measures each kind of page and the bare one in turn, so that all run under the same load. */
async function besideBare(site: string, bare: string, chromePort: number): Promise<string[]> {
  const runs = new Map<string, PageAudit[]>();
  for (let round = 0; round < Number(values.rounds); round++)
    for (const url of [bare, ...kinds.map((path) => site + path)])
      runs.set(url, [...(runs.get(url) ?? []), await auditPage(url, { chromePort })]);
  const middle = (url: string, what: "performance" | "lcpMs" | "blockingMs") =>
    median((runs.get(url) ?? []).map((seen) => seen[what]));
  const row = (name: string, url: string) => {
    const ratio = middle(url, "lcpMs") / middle(bare, "lcpMs");
    if (url !== bare) {
      expect(ratio <= 1.15, `${name}: LCP ${ratio.toFixed(2)} × the bare page's`);
      expect(middle(url, "performance") >= middle(bare, "performance") - 2, `${name}: ${middle(url, "performance")}`);
    }
    return `| ${name} | ${middle(url, "performance")} | ${Math.round(middle(url, "lcpMs"))} | ${ratio.toFixed(2)} × | ${Math.round(middle(url, "blockingMs"))} |`;
  };
  return [row("bare page", bare), ...kinds.map((path) => row(path, site + path))];
}

async function costOfChat(site: string, chromePort: number): Promise<number> {
  const [having, lacking]: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    having.push((await auditPage(`${site}/pricing`, { chromePort })).blockingMs);
    lacking.push((await auditPage(`${site}/pricing`, { chromePort, without: ["*/widget.js"] })).blockingMs);
  }
  const cost = Math.max(0, Math.round(median(having) - median(lacking)));
  expect(cost <= 50, `the chat blocks for ${cost} ms`);
  return cost;
}

/** From the press on a shop's page to an open chat, on a slow line. */
async function chatAfterPress(url: string, chromePath: string | undefined): Promise<number> {
  const waited: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) waited.push(await pressChat({ url, chromePath }));
  const ms = Math.round(median(waited));
  expect(ms <= 2_500, `the chat can be written in ${ms} ms after the press`);
  return ms;
}

const house = values.site ? { siteUrl: values.site, stop: async () => {} } : await startWholeStack();
const bare = await serveBare();
const chromePath = chromiumPath();
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const every = await everyPage(house.siteUrl, chrome.port);
  const beside = await besideBare(house.siteUrl, bare.url, chrome.port);
  const chat = await costOfChat(house.siteUrl, chrome.port);
  const pressed = await chatAfterPress(`${house.siteUrl}/shops/demo`, chromePath);
  writeResults("bench:site", [
    `| ${today()}, gzip kB | script | HTML | style | accessibility | best practices | search | shift |`,
    "|---|---|---|---|---|---|---|---|",
    ...every,
    "",
    `| median of ${values.rounds}, CPU 4 ×, Slow 4G | performance | LCP ms | beside the bare page | blocking ms |`,
    "|---|---|---|---|---|",
    ...beside,
    "",
    `The chat adds ${chat} ms of blocking time to a page. On a shop's page over 400 kbit/s with 300 ms it can be written in`,
    `${pressed} ms after the press.`,
  ]);
} finally {
  chrome.kill();
  bare.kill("SIGTERM");
  await bare.ended;
  await house.stop();
}
for (const fault of faults) console.error(`✘ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
