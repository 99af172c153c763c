import { fill } from "@mauzo/format/fill";
import { Button } from "@mauzo/ui/button";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { type LineItem, unitMinor } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { QuantityStepper } from "../dialogs/quantity-stepper.tsx";
import { FormNumber } from "./form-number.tsx";
import type { ProductChoice } from "./use-product-choice.ts";

type Props = {
  choice: ProductChoice;
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  /** Whether a script watches what is chosen; else the browser checks the form and sends it. */
  isAwake: boolean;
  /** Undefined: the button sends the form it is in. */
  onAdd?: (line: LineItem) => void;
};

/** How many, and the button; what it still waits for is said above it. */
export function AddToCart({ choice, money, texts, isAwake, onAdd }: Props) {
  const { product, line, lacking, left, most, wanted, openOptions, setQuantity } = choice;
  const said = () => {
    if (!isAwake || left <= 0) return "";
    if (!line) return openOptions.length > 0 ? fill(texts.chooseFirst, { what: openOptions.join(", ") }) : texts.choice;
    return lacking ? fill(texts.chooseMore, { count: lacking.missing, group: lacking.group.name }) : "";
  };
  const isReady = line !== undefined && !lacking;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p id="choose-more" role="status" className="w-full text-base text-muted empty:hidden">
        {said()}
      </p>
      {!onAdd && <FormNumber name="quantity" label={texts.quantity} least={1} most={most} />}
      <QuantityStepper
        isForm={!onAdd}
        name={product.name}
        value={wanted}
        least={1}
        most={most}
        texts={texts}
        onChange={setQuantity}
      />
      <Button
        size="lg"
        type={onAdd ? "button" : "submit"}
        disabled={left <= 0 || (isAwake && !isReady)}
        aria-describedby="choose-more"
        onClick={onAdd && (() => line && onAdd(line))}
        className="min-h-12 flex-1 flex-wrap gap-x-3! gap-y-0! px-3! leading-tight"
      >
        <span>{texts.addToCart}</span>
        {line && <span className="whitespace-nowrap tabular-nums">{money(unitMinor(line) * wanted)}</span>}
      </Button>
    </div>
  );
}
