import {
  type PaymentSettings,
  payNumberOf,
  type WayChange,
  type WayToPay,
} from "@mauzo/contract/shop/payment-settings";

type PaymentDocument = Omit<PaymentSettings, "version">;

/** Until a shop says how it is paid, it takes cash and shows no way. */
export const firstSettings: PaymentDocument = { ways: [], cash: true };

/** The same with its numbers as they are typed into a phone. */
export const withPlainNumbers = ({ ways, cash }: PaymentDocument): PaymentDocument => ({
  cash,
  ways: ways.map((way) => ({ ...way, number: payNumberOf(way.kind, way.number) ?? way.number })),
});

type Change = Pick<WayChange, "kind" | "way" | "before">;
const told = ["network", "kind", "number", "name", "note"] as const;
const reads = (way: WayToPay) => told.map((field) => way[field]).join("\n");

/** What differs from how the shop was paid before; the order of the ways is no difference. */
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
  ];
}

/** Whether a change leads customers' money elsewhere. A note counts: it is read beside the number. */
export const movesMoney = ({ kind }: Pick<WayChange, "kind">): boolean => kind === "added" || kind === "changed";
