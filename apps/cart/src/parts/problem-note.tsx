import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import type { Problem } from "../order/cart-view.ts";
import type { CartChange } from "../order/price-and-stock-changes.ts";

type Translate = ReturnType<typeof useTranslations<"form">>;

function changeText(change: CartChange, currency: string, t: Translate): string {
  const name = isolateBidi(change.name);
  if (change.kind === "gone") return t("changedGone", { name });
  if (change.kind === "price") {
    const money = (minor: number) => formatMoney({ minor, currency });
    return t("changedPrice", { name, was: money(change.wasMinor), is: money(change.isMinor) });
  }
  const { wanted, left } = change;
  return left > 0 ? t("changedStock", { name, wanted, left }) : t("changedSoldOut", { name });
}

/** The text for a problem: what happened, and what to do. */
function problemText({ kind, detail, field, changes }: Problem, t: Translate): { title: string; text: string } {
  if (kind === "busy" || kind === "unreachable" || kind === "already")
    return { title: t(`${kind}.title`), text: t(`${kind}.text`) };
  if (kind === "changed")
    return { title: t("changed.title"), text: (changes.length === 0 && detail) || t("changed.text") };
  // A problem with one field is shown at that field.
  return { title: t("check.title"), text: (field === undefined && detail) || t("check.text") };
}

type Props = { problem: Problem; currency: string; ref?: Ref<HTMLElement> };

/** Why the order was not accepted. Gets the focus when it appears, so that screen readers read it out. */
export function ProblemNote({ problem, currency, ref }: Props) {
  const t = useTranslations("form");
  const { title, text } = problemText(problem, t);
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
              {changeText(change, currency, t)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">{text}</p>
    </section>
  );
}
