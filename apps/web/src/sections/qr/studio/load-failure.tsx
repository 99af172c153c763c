/** @jsxImportSource preact */
import type { Messages } from "../../../i18n/messages/en.ts";
import { Button } from "../controls/button.tsx";
import type { Tools } from "./use-tools.ts";

/** Says when what makes codes did not arrive, as it happens on a bad line. */
export function LoadFailure({ tools: { failed, retry }, texts }: { tools: Tools; texts: Messages["qr"]["code"] }) {
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
