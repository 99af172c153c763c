import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Download, Palette } from "lucide-react";
import { useState } from "react";
import { pathIn } from "../../i18n/locale.ts";
import { draftAddress, greetingOf } from "../../lib/qr/design/draft.ts";
import { Backdrop } from "./backdrop.tsx";
import { ChatFields } from "./fields/chat-fields.tsx";
import { LinkButtons } from "./files/link-buttons.tsx";
import { useFiles, type Wanted } from "./files/use-files.ts";
import { LoadFailure } from "./studio/load-failure.tsx";
import { Preview } from "./studio/preview.tsx";
import { ScanReport } from "./studio/scan-report.tsx";
import type { StudioProps } from "./studio/studio-props.ts";
import { useCode } from "./studio/use-code.ts";
import { useDraft } from "./studio/use-draft.ts";
import { useKeptPicture } from "./studio/use-kept-picture.ts";
import { useTools } from "./studio/use-tools.ts";

/** A number in, a code out; dressing it up is the next page's. */
export function QuickStudio({ locale, texts }: StudioProps) {
  const state = useDraft();
  const { draft } = state;
  const [asksForNumber, setAsksForNumber] = useState(false);
  const tools = useTools(asksForNumber || draft.phone !== "");
  const [picture] = useKeptPicture();
  const code = useCode(draft, tools, { greeting: texts.fields.greeting, label: texts.code.label, picture });
  const files = useFiles();
  const take = (wanted: Wanted) => {
    const { painting } = code;
    if (!code.isAllowed() || !painting?.link) return;
    const { drawing, link } = painting;
    void files.take(wanted, { drawing, link, design: draft.design, picture, name: texts.files.name });
  };
  const address = draftAddress(draft);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-14">
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
            href={`${pathIn(locale, "/customize-qr")}${address && `#${address}`}`}
            className={buttonClass("primary", "lg", "grow whitespace-normal")}
            onClick={(event) => {
              if (draft.phone.trim() === "" || (tools.phones && !code.number)) {
                event.preventDefault();
                code.isAllowed();
              }
            }}
          >
            <Palette aria-hidden="true" className="size-4.5" />
            {texts.files.customize}
          </a>
          <Button variant="secondary" size="lg" className="grow" onClick={() => take({ kind: "png", size: "medium" })}>
            <Download aria-hidden="true" className="size-4.5" />
            {texts.files.png}
          </Button>
          <Button variant="secondary" size="lg" className="grow" onClick={() => take({ kind: "svg" })}>
            <Download aria-hidden="true" className="size-4.5" />
            {texts.files.svg}
          </Button>
        </div>
        <div className="-mx-3 flex flex-wrap gap-x-1">
          <LinkButtons
            linkToCopy={() => (code.isAllowed() ? code.painting?.link : undefined)}
            share={() => take({ kind: "share" })}
            texts={texts.files}
          />
        </div>
        {files.failed && (
          <p role="alert" className="text-danger text-sm">
            {texts.files.failed}
          </p>
        )}
        <p className="text-muted text-sm">{texts.page.private}</p>
      </div>
      {/* In em, so that large text is not hidden behind the picture. */}
      <div className="relative z-10 min-w-0 max-lg:-order-1 max-lg:top-2 lg:top-28 [@media(min-height:36em)]:sticky">
        <Backdrop />
        <div className="relative flex items-center gap-3 px-3 py-10 max-lg:flex-wrap sm:justify-center sm:gap-5 lg:flex-col lg:px-8 lg:py-16">
          <div className="w-[136px] shrink-0 rounded-2xl bg-card p-2 shadow-float sm:w-44 lg:w-full lg:max-w-80 lg:p-5">
            <Preview code={code} messages={texts.code} className="aspect-[5/6] w-full" />
          </div>
          <figure className="min-w-0 grow basis-24 rounded-2xl bg-night p-3 text-on-night shadow-float sm:max-w-72 lg:w-full lg:max-w-80 lg:flex-none lg:p-4">
            <figcaption className="text-on-night-muted text-xs leading-snug">{texts.code.sent}</figcaption>
            <div className="mt-2 flex h-24 items-end lg:h-20">
              <p className="wrap-anywhere ml-auto line-clamp-4 w-fit whitespace-pre-wrap rounded-2xl rounded-br-md bg-primary px-3 py-2 text-on-primary text-xs leading-snug lg:text-sm">
                {greetingOf(draft, texts.fields.greeting)}
              </p>
            </div>
          </figure>
        </div>
      </div>
    </div>
  );
}
