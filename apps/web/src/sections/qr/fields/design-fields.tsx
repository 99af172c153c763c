import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useMemo } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";
import { type Design, dotShapes, eyeShapes, frames, mostLabel } from "../../../lib/qr/design/design.ts";
import { type Draft, firstDraft } from "../../../lib/qr/design/draft.ts";
import { type TemplateName, templates } from "../../../lib/qr/design/templates.ts";
import { DrawingSvg } from "../studio/drawing-svg.tsx";
import { renderDraft } from "../studio/render-draft.ts";
import type { DraftState } from "../studio/use-draft.ts";
import { PictureRadioGroup } from "./picture-radio-group.tsx";
import { useNearViewport } from "./use-near-viewport.ts";

const templateNames = Object.keys(templates).filter((name): name is TemplateName => name in templates);
const isSame = (one: Design, other: Design) => JSON.stringify(one) === JSON.stringify(other);

type Words = Pick<Draft, "label" | "letter">;
type LookProps = { design: Design; words: Words; label: string; size: string; corner?: boolean };

/** A preview of a choice that cannot be scanned. Drawn when it comes near the viewport: there are many of them. */
function Look({ design, words, label, size, corner = false }: LookProps) {
  const { label: typed, letter } = words;
  const { near, ref } = useNearViewport();
  const key = JSON.stringify(design);
  // biome-ignore lint/correctness/useExhaustiveDependencies: designs compare by value, not by identity.
  const painting = useMemo(
    () =>
      near && renderDraft({ ...firstDraft, label: typed, letter, design }, undefined, { label, picture: undefined }),
    [near, key, typed, letter, label],
  );
  return (
    <span ref={ref} className={`block overflow-hidden rounded-control ${size}`}>
      {painting && <DrawingSvg drawing={painting.drawing} corner={corner} className="size-full" />}
    </span>
  );
}

type Part = "templates" | "frames" | "shapes";
type Props = {
  part: Part;
  state: DraftState;
  label: string;
  texts: Messages["qr"]["studio"];
};

/** Templates, frames, and the shapes of squares and corners, each with a preview. */
export function DesignFields({ part, state: { draft, change }, label, texts }: Props) {
  const { design } = draft;
  const shown = { words: draft, label };
  const changeDesign = (part: Partial<Design>, what: string) => change({ design: { ...design, ...part } }, what);
  if (part === "templates")
    return (
      <PictureRadioGroup
        legend={texts.templates}
        name="look"
        choices={templateNames}
        chosen={templateNames.find((name) => isSame(templates[name], design))}
        names={texts.template}
        onChoose={(name) => change({ design: templates[name] }, "template")}
        look={(name) => <Look {...shown} design={templates[name]} size="h-24 w-20" />}
      />
    );
  if (part === "frames")
    return (
      <div className="space-y-4">
        <PictureRadioGroup
          legend={texts.frame}
          name="f"
          choices={frames}
          chosen={design.frame}
          names={texts.frames}
          onChoose={(frame) => changeDesign({ frame }, "frame")}
          look={(frame) => (
            <Look {...shown} design={{ ...design, frame, mark: "none", dots: "square" }} size="h-20 w-16" />
          )}
        />
        {design.frame !== "none" && (
          <Field id="label" label={texts.label}>
            {(control) => (
              <Input
                {...control}
                name="l"
                value={draft.label}
                placeholder={label}
                maxLength={mostLabel}
                onInput={({ currentTarget }) => change({ label: currentTarget.value }, "label")}
              />
            )}
          </Field>
        )}
      </div>
    );
  const plain = { ...design, frame: "none", mark: "none" } as const;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <PictureRadioGroup
        legend={texts.dots}
        name="d"
        choices={dotShapes}
        chosen={design.dots}
        names={texts.dotShapes}
        onChoose={(dots) => changeDesign({ dots }, "dots")}
        look={(dots) => <Look {...shown} design={{ ...plain, dots }} size="size-14" corner />}
      />
      <PictureRadioGroup
        legend={texts.eyes}
        name="e"
        choices={eyeShapes}
        chosen={design.eyes}
        names={texts.eyeShapes}
        onChoose={(eyes) => changeDesign({ eyes }, "eyes")}
        look={(eyes) => <Look {...shown} design={{ ...plain, eyes }} size="size-14" corner />}
      />
    </div>
  );
}
