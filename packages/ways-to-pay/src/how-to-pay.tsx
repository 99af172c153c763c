import type { CartWay } from "@mauzo/contract/orders/cart";
import { networkName, wayKindNames } from "@mauzo/format/way-text";
import { CopyNumber } from "./copy-number.tsx";
import { payLabels } from "./pay-labels.ts";

type Props = {
  ways: readonly CartWay[];
  takesCash: boolean;
  /** What is owed, as it is written. */
  amount: string;
  language: "en" | "sw";
  /** Whether the page says below that one has paid. */
  takesClaims?: boolean;
};

/** The address of a number's QR code, which the order page serves. */
const codeUrl = (number: string) => `/cart/pay-code?number=${encodeURIComponent(number)}`;

/** The ways to pay a shop, as its customers see them on their order. */
export function HowToPay({ ways, takesCash, amount, language, takesClaims = true }: Props) {
  const say = payLabels[language];
  const [before, after] = (takesClaims ? say.text : say.textAlone).split("{amount}");
  return (
    <section aria-labelledby="how-to-pay" className="mt-5 rounded-control border border-line p-4">
      <h3 id="how-to-pay" className="font-semibold text-lg">
        {say.title}
      </h3>
      <p className="mt-1">
        {before}
        <strong className="whitespace-nowrap tabular-nums">{amount}</strong>
        {after}
      </p>
      <ul className="mt-3 divide-y divide-line border-line border-t">
        {ways.map(({ id, network, kind, number, name, note }) => (
          <li key={id} className="flex items-start gap-3 py-3">
            <div className="min-w-0 grow">
              <p className="text-muted text-sm">
                {networkName(network, language)}, {wayKindNames[kind][language]}
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="select-all break-all font-semibold text-xl tabular-nums">{number}</span>
                <CopyNumber
                  number={number}
                  label={say.copyNumber.replace("{number}", number)}
                  copy={say.copy}
                  copied={say.copied}
                />
              </div>
              <p className="wrap-anywhere text-sm">
                <span className="text-muted">{say.name}: </span>
                <bdi>{name}</bdi>
              </p>
              {note && (
                <p className="wrap-anywhere text-muted text-sm">
                  <bdi>{note}</bdi>
                </p>
              )}
            </div>
            {/* For a phone that looks at another screen. */}
            {kind !== "account" && (
              // biome-ignore lint/performance/noImgElement: next/image asks for root paths, which belong to the site
              <img
                src={codeUrl(number)}
                alt={say.code.replace("{number}", number)}
                width={96}
                height={96}
                loading="lazy"
                className="hidden size-24 shrink-0 rounded-control md:block"
              />
            )}
          </li>
        ))}
      </ul>
      {takesCash && <p className="text-muted text-sm">{say.orCash}</p>}
    </section>
  );
}
