import { Button } from "@mauzo/ui/button";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { LazyModules } from "./use-lazy-modules.ts";

/** Says when the code that makes QR codes failed to load, as happens on a bad network. */
export function LoadFailure({
  tools: { failed, retry },
  texts,
}: {
  tools: LazyModules;
  texts: Messages["qr"]["code"];
}) {
  if (!failed) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-52">{texts.loadFailed}</p>
      <Button variant="secondary" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
