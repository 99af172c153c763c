import { fill } from "@mauzo/format/fill";
import type { OfferedGroup } from "@mauzo/selling/cart-item";
import { useContext } from "react";
import type { Messages } from "../../../../../i18n/messages/en.ts";
import { FormNumber } from "../../product/form-number.tsx";
import { QuantityStepper } from "../quantity-stepper.tsx";
import { ShopLanguage } from "../shop-language.ts";

type Props = {
  group: OfferedGroup;
  /** How many more of the group one unit can have. */
  room: number;
  perUnit: ReadonlyMap<string, number>;
  /** How many of each add-on are left, by its id. */
  leftOf: ReadonlyMap<string, number>;
  /** Units of the product: each of them needs the add-on. */
  units: number;
  money: (minor: number) => string;
  texts: Messages["shopfront"];
  /** In a form that works without a script. */
  isForm: boolean;
  onChange: (perUnit: ReadonlyMap<string, number>) => void;
};

function rule({ min, max }: OfferedGroup, texts: Messages["shopfront"]): string {
  if (min === max) return fill(texts.chooseExactly, { count: min });
  return min === 0 ? fill(texts.chooseUpTo, { most: max }) : fill(texts.chooseBetween, { least: min, most: max });
}

/** The add-ons of one group, for one unit of the product. */
export function AddOnChoice({ group, room, perUnit, leftOf, units, money, texts, isForm, onChange }: Props) {
  const own = useContext(ShopLanguage);
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold text-base">
        <span lang={own}>{group.name}</span> <span className="font-normal text-muted">· {rule(group, texts)}</span>
      </legend>
      <ul className="mt-1 divide-y divide-line">
        {group.add_ons.map(({ id, name, price: { minor } }) => {
          const value = perUnit.get(id) ?? 0;
          const inStock = Math.floor((leftOf.get(id) ?? 0) / units);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="wrap-anywhere min-w-0 flex-1 basis-32 text-base">
                <span lang={own}>{name}</span>
                <span className="block text-muted text-sm tabular-nums">
                  {inStock === 0 ? texts.soldOut : minor === 0 ? texts.free : `+ ${money(minor)}`}
                </span>
              </span>
              {isForm && (
                <FormNumber name={`add-on-${id}`} label={name} least={0} most={Math.min(inStock, group.max)} />
              )}
              <QuantityStepper
                isForm={isForm}
                name={name}
                value={value}
                least={0}
                most={Math.min(inStock, value + room)}
                texts={texts}
                onChange={(next) => onChange(new Map([...perUnit, [id, next]]))}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
