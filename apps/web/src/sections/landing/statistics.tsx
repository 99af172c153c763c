import type { Statistics as Figures } from "@mauzo/contract/insights/statistics";
import { formatMoney } from "@mauzo/format/money";
import { compactNumber } from "@mauzo/format/numbers/compact-number";
import { useTranslations } from "next-intl";
import { Container } from "../../layout/container.tsx";
import { PageAge } from "../../layout/marks/page-marks.tsx";
import { statisticsFrom } from "../../lib/env.ts";
import { findStatistics } from "../../lib/statistics.ts";

function Figure({ label, shown, whole }: { label: string; shown: string; whole: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="mt-1 text-base text-on-night-muted">{label}</dt>
      <dd
        title={whole}
        className="font-bold font-display text-[min(clamp(2.25rem,1.5rem+2.5vw,3.5rem),14vw)] text-accent leading-none tracking-[-0.02em] tabular-nums"
      >
        {shown}
      </dd>
    </div>
  );
}

const grouped = (count: number) => count.toLocaleString("en");

/** The figures above zero: on the first day there should be no row of zeros. */
function figuresOf({ sales, products, visitors, orders }: Figures) {
  const count = (name: "products" | "visitors" | "orders", value: number) => ({
    name,
    value,
    shown: compactNumber(value),
    whole: grouped(value),
  });
  return [
    {
      name: "sales" as const,
      value: sales.minor,
      shown: `${compactNumber(sales.minor / 100)} ${sales.currency}`,
      whole: formatMoney(sales),
    },
    count("products", products),
    count("visitors", visitors),
    count("orders", orders),
  ].filter(({ value }) => value > 0);
}

function Row({ figures }: { figures: ReturnType<typeof figuresOf> }) {
  const t = useTranslations("landing.statistics");
  return (
    <section aria-label={t("heading")} className="bg-night py-14 text-on-night md:py-20">
      <Container>
        <h2 className="font-semibold text-lg">{t("heading")}</h2>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-10 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
          {figures.map(({ name, shown, whole }) => (
            <Figure key={name} label={t(name)} shown={shown} whole={whole} />
          ))}
        </dl>
      </Container>
    </section>
  );
}

/** How long a page goes without figures when the API did not respond. */
const retryAfterS = 10;

/** One figure is no row: on the first day a few products are all there is. */
const leastFigures = 2;

/** Totals over all shops; renders nothing until there are enough of them to show. */
export async function Statistics() {
  const found = await findStatistics();
  if (!found) return <PageAge seconds={retryAfterS} />;
  const figures = found.orders >= statisticsFrom() ? figuresOf(found) : [];
  return figures.length < leastFigures ? null : <Row figures={figures} />;
}
