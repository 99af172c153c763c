import { fill } from "@mauzo/format/fill";
import { useId } from "react";
import type { GroupState } from "./add-on-group-states.ts";
import { ChoiceRow } from "./choice-row.tsx";
import type { CardLabels } from "./labels-en.ts";
import { lineName } from "./line-name.ts";
import { quantityFieldName } from "./quantity-field-name.ts";

type Props = {
  product: { id: string; item: number; name: string };
  group: GroupState;
  /** Shows problems once the customer has tried to order. */
  isChecked: boolean;
  labels: CardLabels;
  onSettle?: () => void;
};

function ruleText({ min, max }: GroupState, labels: CardLabels): string {
  if (min === max) return fill(labels.chooseExactly, { count: min });
  return min > 0 ? fill(labels.chooseBetween, { min, max }) : fill(labels.chooseUpTo, { max });
}

/** The add-ons of one group, its rule, and how far the choice is from it. */
export function AddOnGroup({ product, group, isChecked, labels, onSettle }: Props) {
  const id = useId();
  const { missing, room } = group;
  const isWrong = room < 0 || (isChecked && missing > 0);
  return (
    <fieldset className="mt-3 border-line border-t pt-3" aria-describedby={`${id}-rule`}>
      <legend className="float-left w-full wrap-anywhere font-semibold text-sm">{group.name}</legend>
      <p id={`${id}-rule`} className="clear-both text-muted text-sm">
        {ruleText(group, labels)}
      </p>
      <p id={`${id}-state`} aria-live="polite" className={isWrong ? "font-medium text-danger text-sm" : "text-sm"}>
        {room < 0
          ? fill(labels.groupExtra, { count: -room })
          : missing > 0
            ? fill(labels.groupMissing, { count: missing })
            : ""}
      </p>
      {group.addOns.map((addOn) => (
        <ChoiceRow
          key={addOn.id}
          field={quantityFieldName("add_on", product, addOn.id)}
          title={addOn.name}
          label={lineName(product, addOn)}
          choice={addOn}
          isExtra
          canAdd={room > 0}
          isInvalid={isWrong}
          describedBy={isWrong ? `${id}-state` : undefined}
          labels={labels}
          onSettle={onSettle}
        />
      ))}
    </fieldset>
  );
}
