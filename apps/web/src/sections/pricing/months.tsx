import { SectionTitle } from "../../chrome/text-page/section-title.tsx";
import type { Messages } from "../../i18n/messages/en.ts";

/** The rows' months, for the length of their bars. */
const months = [1, 6, 12, 36];

/** What one payment comes to per month the longer the shop is open. */
export function Months({ messages }: { messages: Messages["pricing"]["months"] }) {
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
