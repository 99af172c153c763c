import { fill } from "@mauzo/format/fill";
import { Check, TriangleAlert } from "lucide-react";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { ScanProblem } from "../../../lib/qr/design/scan-checks.ts";
import type { Code } from "./use-qr-code.ts";

type Texts = Messages["qr"]["problems"];

function words(problem: ScanProblem, texts: Texts): string {
  if (problem.kind === "tooLong")
    return fill(problem.marked ? texts.tooLongMarked : texts.tooLong, { characters: problem.characters });
  if (problem.kind === "inverted" || problem.kind === "darkBack" || problem.kind === "paleCloth")
    return texts[problem.kind];
  if (problem.kind === "unprintable") return fill(texts.unprintable, { characters: problem.characters });
  // Rounded down, so that a rejected ratio never reads as sufficient.
  const ratio = (Math.floor(problem.ratio * 10) / 10).toFixed(1);
  return fill(problem.part === "code" ? texts.faintCode : texts.faintEye, { ratio });
}

/** Whether a phone can read the code, and what to change if not. */
export function ScanReport({ code: { rendered }, texts }: { code: Code; texts: Texts }) {
  const { problems } = rendered;
  return (
    <div aria-live="polite" className="min-h-20 text-sm sm:min-h-12">
      {problems.length > 0 && (
        <div className="rounded-card bg-danger-soft px-4 py-3 text-ink">
          <p className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" className="size-4 text-danger shrink-0" />
            {texts.fixFirst}
          </p>
          <ul className="mt-1 space-y-1">
            {problems.map((problem) => (
              <li key={words(problem, texts)}>{words(problem, texts)}</li>
            ))}
          </ul>
        </div>
      )}
      {problems.length === 0 && rendered.link && (
        <p className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4 text-primary shrink-0" />
          <span className="text-muted">
            <strong className="font-semibold text-ink">{texts.good}.</strong>{" "}
            {fill(texts.goodText, { ratio: rendered.ratio.toFixed(1), width: rendered.leastWidthCm.toFixed(1) })}
          </span>
        </p>
      )}
    </div>
  );
}
