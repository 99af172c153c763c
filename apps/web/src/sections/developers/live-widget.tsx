import { Button } from "@mauzo/ui/button";

type Props = { action: string; failed: string };

/** The chat widget in a box of the page, loaded on request. */
export const LiveWidget = ({ action, failed }: Props) => (
  <div
    data-live=""
    data-asleep="page"
    data-failed={failed}
    className="mt-6 h-[32rem] max-w-[26rem] overflow-hidden rounded-2xl border border-line bg-card noscript:hidden"
  >
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
      <Button size="lg">{action}</Button>
      <p role="alert" className="text-danger" />
    </div>
  </div>
);
