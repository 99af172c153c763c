import { KangaBorder } from "../../chrome/kanga-border.tsx";

/** The counter the code stands on: a plain cloth with its border. */
export function Backdrop() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden rounded-3xl bg-primary">
      <KangaBorder id="qr-pindo-top" className="absolute inset-x-0 top-0" />
      <KangaBorder id="qr-pindo-bottom" className="absolute inset-x-0 bottom-0" />
    </div>
  );
}
