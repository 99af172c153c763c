import {
  type PaymentDocument,
  payNumberOf,
  type WayChange,
  type WayToPay,
} from "@mauzo/contract/shop/payment-settings";

/** Until a shop says how it is paid, it takes cash, asks phones, shows no way and adds nothing. */
export const firstSettings: PaymentDocument = { ways: [], cash: true, push: true, charges: [] };

/** The same with its numbers as they are typed into a phone. */
export const withPlainNumbers = ({ ways, ...rest }: PaymentDocument): PaymentDocument => ({
  ...rest,
  ways: ways.map((way) => ({ ...way, number: payNumberOf(way.kind, way.number) ?? way.number })),
});

type Change = Pick<WayChange, "kind" | "way" | "before">;
const told = ["network", "kind", "number", "name", "note"] as const;
const reads = (way: WayToPay) => told.map((field) => way[field]).join("\n");

/** What differs in where money goes; neither the order of the ways nor the charges are a difference. */
export function changesBetween(before: PaymentDocument, after: PaymentDocument): Change[] {
  const was = new Map(before.ways.map((way) => [way.id, way]));
  const stays = new Set(after.ways.map(({ id }) => id));
  return [
    ...after.ways.flatMap((way): Change[] => {
      const old = was.get(way.id);
      if (!old) return [{ kind: "added", way, before: null }];
      return [
        ...(reads(old) === reads(way) ? [] : [{ kind: "changed" as const, way, before: old }]),
        ...(old.on === way.on ? [] : [{ kind: way.on ? ("on" as const) : ("off" as const), way, before: null }]),
      ];
    }),
    ...before.ways.filter(({ id }) => !stays.has(id)).map((way): Change => ({ kind: "removed", way, before: null })),
    ...(before.cash === after.cash
      ? []
      : [{ kind: after.cash ? ("cash on" as const) : ("cash off" as const), way: null, before: null }]),
    ...(before.push === after.push
      ? []
      : [{ kind: after.push ? ("push on" as const) : ("push off" as const), way: null, before: null }]),
  ];
}

/** Whether a change leads customers' money elsewhere. A note counts: it is read beside the number. */
export const movesMoney = ({ kind }: Pick<WayChange, "kind">): boolean => kind === "added" || kind === "changed";
