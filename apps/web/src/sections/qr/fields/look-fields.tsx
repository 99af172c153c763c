import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import type { ReactNode } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";
import { type Design, dotShapes, eyeShapes, frames, mostLabel } from "../../../lib/qr/design/design.ts";
import { type TemplateName, templates } from "../../../lib/qr/design/templates.ts";
import { DrawingSvg } from "../studio/drawing-svg.tsx";
import type { DraftState } from "../studio/use-draft.ts";
import type { Tools } from "../studio/use-tools.ts";
import { Choices } from "./choices.tsx";

const templateNames = Object.keys(templates).filter((name): name is TemplateName => name in templates);
const isSame = (one: Design, other: Design) => JSON.stringify(one) === JSON.stringify(other);

type Part = "templates" | "frames" | "shapes";
type Props = {
  part: Part;
  state: DraftState;
  tools: Tools;
  label: string;
  texts: Messages["qr"]["studio"];
};

/** Ready looks, frames, and the shapes of squares and corners, each shown as it comes out. */
export function LookFields({ part, state: { draft, change }, tools: { painter }, label, texts }: Props) {
  const { design } = draft;
  const look = (shown: Design, size: string, corner = false): ReactNode => {
    const small = painter?.paint({ ...draft, design: shown }, undefined, { greeting: "", label, picture: undefined });
    return (
      <span className={`block overflow-hidden rounded-control ${size}`}>
        {small && <DrawingSvg drawing={small.drawing} corner={corner} className="size-full" />}
      </span>
    );
  };
  const dress = (part: Partial<Design>, what: string) => change({ design: { ...design, ...part } }, what);
  if (part === "templates")
    return (
      <Choices
        legend={texts.templates}
        choices={templateNames}
        chosen={templateNames.find((name) => isSame(templates[name], design))}
        names={texts.template}
        onChoose={(name) => change({ design: templates[name] }, "template")}
        look={(name) => look(templates[name], "h-24 w-20")}
      />
    );
  if (part === "frames")
    return (
      <div className="space-y-4">
        <Choices
          legend={texts.frame}
          choices={frames}
          chosen={design.frame}
          names={texts.frames}
          onChoose={(frame) => dress({ frame }, "frame")}
          look={(frame) => look({ ...design, frame, mark: "none", dots: "square" }, "h-20 w-16")}
        />
        {design.frame !== "none" && (
          <Field label={texts.label}>
            {(control) => (
              <Input
                {...control}
                value={draft.label}
                placeholder={label}
                maxLength={mostLabel}
                onChange={({ target }) => change({ label: target.value }, "label")}
              />
            )}
          </Field>
        )}
      </div>
    );
  const plain = { ...design, frame: "none", mark: "none" } as const;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Choices
        legend={texts.dots}
        choices={dotShapes}
        chosen={design.dots}
        names={texts.dotShapes}
        onChoose={(dots) => dress({ dots }, "dots")}
        look={(dots) => look({ ...plain, dots }, "size-14", true)}
      />
      <Choices
        legend={texts.eyes}
        choices={eyeShapes}
        chosen={design.eyes}
        names={texts.eyeShapes}
        onChoose={(eyes) => dress({ eyes }, "eyes")}
        look={(eyes) => look({ ...plain, eyes }, "size-14", true)}
      />
    </div>
  );
}
