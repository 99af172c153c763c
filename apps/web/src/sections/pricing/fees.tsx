import type { Messages } from "../../i18n/messages/en.ts";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

/** Who pays which fee; on a phone each row is a block. */
export function Fees({ messages }: { messages: Messages["pricing"]["fees"] }) {
  return (
    <section>
      <SectionTitle>{messages.heading}</SectionTitle>
      <p className="mt-3 text-pretty text-lg text-muted">{messages.text}</p>
      <table className="mt-6 w-full text-left max-sm:block">
        <thead className="text-muted text-sm max-sm:sr-only">
          <tr>
            <th scope="col" className="w-2/5 py-2 pr-6 font-medium">
              {messages.way}
            </th>
            <th scope="col" className="py-2 font-medium">
              {messages.payer}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {messages.rows.map(({ way, payer }) => (
            <tr key={way} className="border-line border-t align-top max-sm:block max-sm:py-4">
              <th scope="row" className="font-semibold max-sm:block sm:py-4 sm:pr-6">
                {way}
              </th>
              <td className="text-pretty max-sm:mt-1 max-sm:block max-sm:text-muted sm:py-4">{payer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
