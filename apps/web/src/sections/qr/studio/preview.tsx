/** @jsxImportSource preact */

import { fill } from "@mauzo/format/fill";
import { clsx } from "clsx";
import type { Messages } from "../../../i18n/messages/en.ts";
import { DrawingSvg } from "./drawing-svg.tsx";
import type { Code } from "./use-code.ts";

type Props = {
  code: Code;
  messages: Messages["qr"]["code"];
  /** The words over the stand-in; elsewhere they may stand beside it. */
  emptyClass: string;
  className: string;
};

/** The code as it will be taken away; a pale stand-in while there is none. Its room is the same all the time. */
export function Preview({ code: { number, painting }, messages, emptyClass, className }: Props) {
  const { link, drawing, problems } = painting;
  return (
    <div className={clsx("relative grid place-items-center", className)}>
      <DrawingSvg
        drawing={drawing}
        {...(link && { name: fill(messages.alternative, { link }) })}
        className={clsx("absolute inset-0 size-full", !link && "opacity-20")}
      />
      {/* Part of the flow, also while it can't be seen: large text makes the room higher, and keeps it so. */}
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
