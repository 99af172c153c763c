"use client";
import { Button } from "@mauzo/ui/button";
import { clsx } from "clsx";
import { ArrowDown, RotateCcw, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Design } from "../../lib/qr/design/design.ts";
import { ChatFields } from "./fields/chat-fields.tsx";
import { ColourFields } from "./fields/colour-fields.tsx";
import { DesignFields } from "./fields/design-fields.tsx";
import { MarkFields } from "./fields/mark-fields.tsx";
import { CopyAndShareButtons } from "./files/copy-and-share-buttons.tsx";
import type { DownloadFormat } from "./files/download-format.ts";
import { Downloads } from "./files/downloads.tsx";
import { useDownloads } from "./files/use-downloads.ts";
import { LoadFailure } from "./studio/load-failure.tsx";
import { Preview } from "./studio/preview.tsx";
import { ScanReport } from "./studio/scan-report.tsx";
import type { StudioProps } from "./studio/studio-props.ts";
import { useDraft } from "./studio/use-draft.ts";
import { useLazyModules } from "./studio/use-lazy-modules.ts";
import { useQrCode } from "./studio/use-qr-code.ts";
import { useSavedPicture } from "./studio/use-saved-picture.ts";

/** By script, because the URL fragment holds the design. */
function goToDownloads() {
  document.querySelector("#downloads")?.scrollIntoView();
  document.querySelector<HTMLElement>("#downloads button")?.focus({ preventScroll: true });
}

function Sheet({ children }: { children: ReactNode }) {
  return <div className="rounded-2xl border border-line bg-card p-5 md:p-6">{children}</div>;
}

/** Designs a code: a choice shows at once, and the code stays in the viewport while choosing. */
export function DesignStudio({ locale, texts, typed }: StudioProps) {
  const state = useDraft(typed);
  const { draft, change, undo, reset } = state;
  const { design } = draft;
  const [asksForNumber, setAsksForNumber] = useState(false);
  const tools = useLazyModules(asksForNumber || draft.phone !== "");
  const [picture, keepPicture] = useSavedPicture();
  const code = useQrCode(draft, tools, { greeting: texts.fields.greeting, label: texts.code.label, picture });
  const files = useDownloads();
  const isRefused = code.rendered.problems.length > 0;
  const changeDesign = (part: Partial<Design>, what: string) => change({ design: { ...design, ...part } }, what);
  const take = (wanted: DownloadFormat) => {
    const { drawing, link } = code.rendered;
    if (!code.isAllowed() || !link) return;
    void files.take(wanted, { drawing, link, design, picture, names: texts.files.names });
  };
  const looks = { state, label: texts.code.label, texts: texts.studio };
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-10">
      {/* A strip on a phone: the choices need the room. In em, so that large text is not hidden behind it. First, so
          that it pushes nothing down when it arrives after the form. */}
      <div
        data-sticky=""
        className="z-10 self-start border-line border-b bg-paper py-2 lg:order-last max-lg:-mx-5 max-lg:top-0 max-lg:px-5 lg:top-24 lg:border-0 lg:p-0 [@media(min-height:36em)]:sticky"
      >
        <div className="flex flex-wrap items-stretch gap-2 lg:block">
          <div
            className={clsx(
              "relative min-w-[min(100%,9rem)] basis-[58%] rounded-2xl bg-sunken p-2 max-lg:grow sm:basis-[75%] lg:p-6",
              isRefused && "ring-2 ring-danger",
            )}
          >
            <Preview
              code={code}
              messages={texts.code}
              emptyClass="px-2 py-1 text-xs"
              className="w-full max-lg:min-h-[min(18vh,8.5rem)] lg:aspect-square"
            />
          </div>
          <div className="flex shrink-0 grow flex-col justify-between gap-1 lg:mt-4 lg:flex-row lg:items-center lg:gap-2">
            <div className="flex min-w-0 justify-between gap-1">
              <Button variant="ghost" size="sm" disabled={!undo} onClick={undo}>
                <Undo2 aria-hidden="true" className="size-4 shrink-0" />
                <span className="max-lg:sr-only">{texts.studio.undo}</span>
              </Button>
              <Button variant="ghost" size="sm" onClick={reset}>
                <RotateCcw aria-hidden="true" className="size-4 shrink-0" />
                <span className="max-lg:sr-only">{texts.studio.reset}</span>
              </Button>
            </div>
            <Button size="sm" onClick={goToDownloads}>
              <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
              {texts.studio.toDownloads}
            </Button>
          </div>
        </div>
        <div className="lg:mt-4">
          <LoadFailure tools={tools} texts={texts.code} />
          <div className="max-lg:hidden">
            <ScanReport code={code} texts={texts.problems} />
          </div>
        </div>
      </div>
      <div className="min-w-0 space-y-5">
        <Sheet>
          <h2 className="mb-4 font-semibold text-base">{texts.studio.chat}</h2>
          <ChatFields
            {...{ state, code, tools, locale }}
            onNumberNear={() => setAsksForNumber(true)}
            texts={texts.fields}
          />
        </Sheet>
        <Sheet>
          <DesignFields part="templates" {...looks} />
        </Sheet>
        <Sheet>
          <DesignFields part="frames" {...looks} />
        </Sheet>
        <Sheet>
          <ColourFields
            colours={design.colours}
            frame={design.frame}
            onChange={(colours, what) => changeDesign({ colours }, what)}
            texts={texts.studio}
          />
        </Sheet>
        <Sheet>
          <DesignFields part="shapes" {...looks} />
        </Sheet>
        <Sheet>
          <MarkFields
            mark={design.mark}
            letter={draft.letter}
            picture={picture}
            onMark={(mark) => changeDesign({ mark }, "mark")}
            onLetter={(letter) => change({ letter }, "letter")}
            onPicture={keepPicture}
            texts={texts.studio}
          />
        </Sheet>
        <section
          id="downloads"
          aria-labelledby="downloads-title"
          className="scroll-mt-[calc(min(18vh,8.5rem)+6rem)] lg:scroll-mt-28"
        >
          <Sheet>
            <h2 id="downloads-title" className="mb-4 font-bold font-display text-2xl">
              {texts.studio.download}
            </h2>
            <div className="mb-4 lg:hidden">
              <ScanReport code={code} texts={texts.problems} />
            </div>
            <Downloads
              drawing={code.rendered.drawing}
              busy={files.busy}
              isRefused={isRefused}
              onTake={take}
              texts={texts.studio}
            />
            {files.failed && (
              <p role="alert" className="mt-3 text-danger text-sm">
                {texts.files.failed}
              </p>
            )}
            <div className="-mx-3 mt-4 flex flex-wrap gap-x-1">
              <CopyAndShareButtons
                linkToCopy={() => (code.isAllowed() ? code.rendered.link : undefined)}
                share={() => take({ kind: "share" })}
                texts={texts.files}
              />
            </div>
          </Sheet>
          <p className="mt-5 text-muted text-sm">{texts.files.private}</p>
        </section>
      </div>
    </div>
  );
}
