import type { StockItem } from "@mauzo/contract/catalogue/stock";

/** The props every sheet has: its item, how to save, and why the last save was refused. */
export type SheetProps<Value> = {
  item: StockItem;
  busy: boolean;
  refusal: string | undefined;
  onSave: (value: Value) => void;
  onClose: () => void;
};
