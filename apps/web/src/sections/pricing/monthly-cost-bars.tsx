import type { Messages } from "../../i18n/messages/en.ts";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

/** The months of each row, for the length of its bar. */
const months = [1, 6, 12, 36];

/** What the one payment costs per month, the longer the shop is open. */
export function MonthlyCostBars({ messages }: { messages: Messages["pricing"]["months"] }) {
  return (
    <section>
      <SectionTitle>{messages.heading}</SectionTitle>
      <p className="mt-3 text-pretty text-lg text-muted">{messages.text}</p>
      <ul className="mt-6 space-y-5">
        {messages.rows.map(({ time, amount }, place) => (
          <li key={time}>
            <p className="flex flex-wrap justify-between gap-x-6">
              <span>{time}</span>
              <span className="font-semibold tabular-nums">{amount}</span>
            </p>
            <svg aria-hidden="true" width="100%" height="12" className="mt-1.5 block overflow-hidden rounded-full">
              <rect width="100%" height="12" className="fill-line" />
              <rect width={`${100 / (months[place] ?? 1)}%`} height="12" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
