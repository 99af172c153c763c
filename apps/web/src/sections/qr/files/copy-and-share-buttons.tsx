import { Button } from "@mauzo/ui/button";
import { Check, Link2, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";

type Props = {
  /** Returns the link to copy; asks for what is missing when there is none. */
  linkToCopy: () => string | undefined;
  share: () => void;
  texts: Messages["qr"]["files"];
};

/** Copies the link, for a status or a bio, and shares the picture with another app where the browser can. */
export function CopyAndShareButtons({ linkToCopy, share, texts }: Props) {
  const [copied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const probe = new File([], "a.png", { type: "image/png" });
    setCanShare(navigator.canShare?.({ files: [probe] }) ?? false);
  }, []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const link = linkToCopy();
    if (link === undefined) return;
    await navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <Button variant="flat" size="lg" onClick={() => void copy()}>
        {copied ? (
          <Check aria-hidden="true" className="size-4.5 shrink-0" />
        ) : (
          <Link2 aria-hidden="true" className="size-4.5 shrink-0" />
        )}
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </Button>
      {canShare && (
        <Button variant="flat" size="lg" onClick={share}>
          <Share2 aria-hidden="true" className="size-4.5 shrink-0" />
          {texts.share}
        </Button>
      )}
    </>
  );
}
