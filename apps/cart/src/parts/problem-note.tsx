import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import type { Ref } from "react";
import type { Labels } from "../labels/labels.ts";
import type { Problem } from "../order/cart-view.ts";
import type { CartChange } from "../order/price-and-stock-changes.ts";

function changeText(change: CartChange, currency: string, labels: Labels): string {
  const name = isolateBidi(change.name);
  if (change.kind === "gone") return labels.changedGone(name);
  if (change.kind === "price") {
    const money = (minor: number) => formatMoney({ minor, currency });
    return labels.changedPrice(name, money(change.wasMinor), money(change.isMinor));
  }
  return change.left > 0 ? labels.changedStock(name, change.wanted, change.left) : labels.changedSoldOut(name);
}

/** The text for a problem: what happened, and what to do. */
export function problemText(
  { kind, detail, field, changes }: Problem,
  labels: Labels,
): { title: string; text: string } {
  if (kind === "busy" || kind === "unreachable" || kind === "already") return labels[kind];
  if (kind === "changed") return { ...labels.changed, text: (changes.length === 0 && detail) || labels.changed.text };
  // A problem with one field is shown at that field.
  return { title: labels.check.title, text: (field === undefined && detail) || labels.check.text };
}

type Props = { problem: Problem; currency: string; labels: Labels; ref?: Ref<HTMLElement> };

/** Why the order was not accepted. Gets the focus when it appears, so that screen readers read it out. */
export function ProblemNote({ problem, currency, labels, ref }: Props) {
  const { title, text } = problemText(problem, labels);
  const isNews = problem.kind === "changed" || problem.kind === "already";
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="problem-title"
      className={`mb-4 rounded-card border p-4 ${isNews ? "border-accent bg-accent-soft" : "border-danger bg-danger-soft"}`}
    >
      <h2 id="problem-title" className="font-semibold">
        {title}
      </h2>
      {problem.changes.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5 tabular-nums">
          {problem.changes.map((change) => (
            <li key={`${change.kind} ${change.name}`} className="wrap-anywhere">
              {changeText(change, currency, labels)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">{text}</p>
    </section>
  );
}
