import lighthouse from "lighthouse";

export type PageAudit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
  /** Failed audits of accessibility, best practices and SEO. */
  missed: string[];
};

type Options = { chromePort: number; without?: string[] };

const tries = 3;

/** On a busy machine Chromium sometimes loses its own trace. */
async function measure(url: string, { chromePort, without = [] }: Options) {
  const flags = { port: chromePort, logLevel: "error", output: "json", blockedUrlPatterns: without } as const;
  for (let round = 1; ; round++) {
    const report = (await lighthouse(url, flags))?.lhr;
    if (report && !report.runtimeError) return report;
    if (round === tries) throw new Error(`${url} was not measured: ${report?.runtimeError?.message}`);
  }
}

/** One visit as Lighthouse measures a phone: CPU 4 × slower, Slow 4G. @throws when the page could not be measured */
export async function auditPage(url: string, options: Options): Promise<PageAudit> {
  const { audits, categories } = await measure(url, options);
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const missed = ["accessibility", "best-practices", "seo"].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = audits[id]?.score;
      return weight > 0 && score !== null && score !== undefined && score < 1 ? [id] : [];
    }),
  );
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    bestPractices: points("best-practices"),
    seo: points("seo"),
    lcpMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    missed,
  };
}
