import type { StockItem } from "@mauzo/contract/catalogue/stock";

/** What every sheet gets: its item, what to do with what was typed, and why that was refused the last time. */
export type SheetProps<Value> = {
  item: StockItem;
  busy: boolean;
  refusal: string | undefined;
  onSave: (value: Value) => void;
  onClose: () => void;
};
