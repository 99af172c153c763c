import { fill } from "@mauzo/format/fill";
import { clsx } from "clsx";
import type { Messages } from "../../../i18n/messages/en.ts";
import { DrawingSvg } from "./drawing-svg.tsx";
import type { Code } from "./use-qr-code.ts";

type Props = {
  code: Code;
  messages: Messages["qr"]["code"];
  /** Classes of the text over the placeholder; it may be shown beside it instead. */
  emptyClass: string;
  className: string;
};

/** The code as it will be downloaded, or a pale placeholder while there is none. Its box always has the same size. */
export function Preview({ code: { number, rendered }, messages, emptyClass, className }: Props) {
  const { link, drawing, problems } = rendered;
  return (
    <div className={clsx("relative grid place-items-center", className)}>
      <DrawingSvg
        drawing={drawing}
        {...(link && { name: fill(messages.alternative, { link }) })}
        className={clsx("absolute inset-0 size-full", !link && "opacity-20")}
      />
      {/* Part of the flow even while invisible: large text makes the box higher, and keeps it so. */}
      <p
        className={clsx(
          "relative w-fit max-w-52 rounded-card bg-card text-center font-medium leading-snug shadow-float lg:px-4 lg:py-3 lg:text-base",
          link && "invisible",
          emptyClass,
        )}
      >
        {messages.empty}
      </p>
      <p role="status" className="sr-only">
        {link && number && problems.length === 0 ? fill(messages.ready, { number: number.shown }) : ""}
      </p>
    </div>
  );
}
