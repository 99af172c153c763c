"use client";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Download, Palette } from "lucide-react";
import { useState } from "react";
import { draftAddress, greetingOf } from "../../lib/qr/design/draft.ts";
import { Backdrop } from "./backdrop.tsx";
import { ChatFields } from "./fields/chat-fields.tsx";
import { CopyAndShareButtons } from "./files/copy-and-share-buttons.tsx";
import type { DownloadFormat } from "./files/download-format.ts";
import { useDownloads } from "./files/use-downloads.ts";
import { LoadFailure } from "./studio/load-failure.tsx";
import { Preview } from "./studio/preview.tsx";
import { ScanReport } from "./studio/scan-report.tsx";
import type { StudioProps } from "./studio/studio-props.ts";
import { useDraft } from "./studio/use-draft.ts";
import { useLazyModules } from "./studio/use-lazy-modules.ts";
import { useQrCode } from "./studio/use-qr-code.ts";
import { useSavedPicture } from "./studio/use-saved-picture.ts";

/** A number in, a code out; the next page is for its design. */
export function QuickStudio({ locale, texts, typed }: StudioProps) {
  const state = useDraft(typed);
  const { draft } = state;
  const [asksForNumber, setAsksForNumber] = useState(false);
  const tools = useLazyModules(asksForNumber || draft.phone !== "");
  const [picture] = useSavedPicture();
  const code = useQrCode(draft, tools, { greeting: texts.fields.greeting, label: texts.code.label, picture });
  const files = useDownloads();
  const take = (wanted: DownloadFormat) => {
    const { drawing, link } = code.rendered;
    if (!code.isAllowed() || !link) return;
    void files.take(wanted, { drawing, link, design: draft.design, picture, names: texts.files.names });
  };
  const address = draftAddress(draft);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-14">
      {/* A strip on a phone: the form needs the room. In em, so that large text is not hidden behind it. First, so
          that it pushes nothing down when it arrives after the form. */}
      <div
        data-sticky=""
        className="relative z-10 min-w-0 lg:order-last max-lg:top-2 lg:top-28 [@media(min-height:36em)]:sticky"
      >
        <Backdrop />
        <div className="relative flex items-center gap-3 p-2 sm:justify-center lg:flex-col lg:gap-5 lg:px-8 lg:py-16">
          <div className="w-[88px] shrink-0 rounded-xl bg-card p-1 shadow-float lg:w-full lg:max-w-80 lg:rounded-2xl lg:p-5">
            <Preview code={code} messages={texts.code} emptyClass="max-lg:hidden" className="aspect-[5/6] w-full" />
          </div>
          <figure className="min-w-0 flex-1 text-on-primary sm:max-w-96 lg:w-full lg:max-w-80 lg:flex-none lg:rounded-2xl lg:bg-night lg:p-4 lg:text-on-night lg:shadow-float">
            {/* Both in one grid cell, so that it is as high as the longer one, whichever shows. */}
            <figcaption className="grid text-xs leading-snug *:col-start-1 *:row-start-1 lg:text-on-night-muted">
              <span className={code.rendered.link ? "invisible lg:hidden" : "lg:hidden"}>{texts.code.empty}</span>
              <span className={code.rendered.link ? "" : "max-lg:invisible"}>{texts.code.sent}</span>
            </figcaption>
            <div className="mt-1.5 flex items-end lg:mt-2 lg:h-20">
              <p className="wrap-anywhere line-clamp-2 w-fit whitespace-pre-wrap rounded-xl rounded-bl-sm bg-primary-strong px-2.5 py-1.5 text-on-primary text-xs leading-snug lg:ml-auto lg:line-clamp-4 lg:rounded-2xl lg:rounded-br-md lg:bg-primary lg:px-3 lg:py-2 lg:text-sm">
                {greetingOf(draft, texts.fields.greeting)}
              </p>
            </div>
          </figure>
        </div>
      </div>
      <div className="min-w-0 space-y-5 rounded-2xl border border-line bg-card p-5 md:p-7">
        <ChatFields
          {...{ state, code, tools, locale }}
          onNumberNear={() => setAsksForNumber(true)}
          texts={texts.fields}
        />
        <LoadFailure tools={tools} texts={texts.code} />
        <ScanReport code={code} texts={texts.problems} />
        <div className="flex flex-wrap gap-3">
          <a
            href={`customize-qr${address && `#${address}`}`}
            className={buttonClass("primary", "lg", "grow whitespace-normal")}
            onClick={(event) => {
              if (draft.phone.trim() === "" || (tools.phones && !code.number)) {
                event.preventDefault();
                code.isAllowed();
              }
            }}
          >
            <Palette aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="wrap-anywhere min-w-0">{texts.files.customize}</span>
          </a>
          <Button variant="secondary" size="lg" className="grow" onClick={() => take({ kind: "png", size: "medium" })}>
            <Download aria-hidden="true" className="size-4.5 shrink-0" />
            {texts.files.png}
          </Button>
          <Button variant="secondary" size="lg" className="grow" onClick={() => take({ kind: "svg" })}>
            <Download aria-hidden="true" className="size-4.5 shrink-0" />
            {texts.files.svg}
          </Button>
        </div>
        <div className="-mx-3 flex flex-wrap gap-x-1">
          <CopyAndShareButtons
            linkToCopy={() => (code.isAllowed() ? code.rendered.link : undefined)}
            share={() => take({ kind: "share" })}
            texts={texts.files}
          />
        </div>
        {files.failed && (
          <p role="alert" className="text-danger text-sm">
            {texts.files.failed}
          </p>
        )}
        <p className="text-muted text-sm">{texts.files.private}</p>
      </div>
    </div>
  );
}
