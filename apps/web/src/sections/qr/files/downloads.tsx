import { fill } from "@mauzo/format/fill";
import { Button } from "@mauzo/ui/button";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { Drawing } from "../../../lib/qr/drawing/drawing.ts";
import { minimumSquareMm } from "../../../lib/qr/print/minimum-square-size.ts";
import { layOut, type SheetKind, squareMm, stickerWidths } from "../../../lib/qr/print/sheets.ts";
import { type DownloadFormat, pngWidths } from "./download-format.ts";

type Texts = Messages["qr"]["studio"];
type Props = {
  drawing: Drawing;
  busy: string | undefined;
  /** The design has to be changed first. */
  isRefused: boolean;
  onTake: (wanted: DownloadFormat) => void;
  texts: Texts;
};

function Row({
  title,
  hint,
  busy,
  disabled,
  onClick,
}: {
  title: string;
  hint: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <li>
      <Button
        variant="secondary"
        busy={busy}
        disabled={disabled}
        onClick={onClick}
        className="w-full justify-start! whitespace-normal py-2.5 text-left! text-sm"
      >
        {!busy && <Download aria-hidden="true" className="size-4.5 shrink-0 text-primary" />}
        <span className="wrap-anywhere min-w-0">
          <span className="block">{title}</span>
          <span className="block font-normal text-muted text-xs">{hint}</span>
        </span>
      </Button>
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 font-medium text-muted text-sm">{title}</h3>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">{children}</ul>
    </div>
  );
}

export function Downloads({ drawing, busy, isRefused, onTake, texts }: Props) {
  const pixels = (width: number) => {
    const scale = Math.ceil(width / drawing.width);
    return `${Math.round(drawing.width * scale)} × ${Math.round(drawing.height * scale)} px`;
  };
  const sheet = (kind: SheetKind, title: string, hint: (count: number) => string) => {
    const laid = layOut(kind, drawing);
    const isTooSmall = squareMm(laid, drawing) < minimumSquareMm;
    return (
      <Row
        key={kind}
        title={title}
        hint={isTooSmall ? texts.tooSmall : hint(laid.placed.length)}
        busy={busy === `pdf,${kind}`}
        disabled={isRefused || isTooSmall}
        onClick={() => onTake({ kind: "pdf", sheet: kind })}
      />
    );
  };
  return (
    <div className="space-y-5">
      <Group title={texts.image}>
        {(["small", "medium", "large"] as const).map((size) => (
          <Row
            key={size}
            title={texts.sizes[size]}
            hint={pixels(pngWidths[size])}
            busy={busy === `png,${size}`}
            disabled={isRefused}
            onClick={() => onTake({ kind: "png", size })}
          />
        ))}
        <Row
          title={texts.vector}
          hint="SVG"
          busy={busy === "svg"}
          disabled={isRefused}
          onClick={() => onTake({ kind: "svg" })}
        />
      </Group>
      <Group title={texts.print}>
        {sheet("tent", texts.tent, () => texts.tentHint)}
        {stickerWidths.map((width) =>
          sheet(`sticker${width}`, fill(texts.stickers, { width }), (count) => fill(texts.stickersHint, { count })),
        )}
      </Group>
    </div>
  );
}
