import type { FieldPath } from "react-hook-form";
import type { ProductForm } from "./product-form.ts";

/** The form keeps an unknown path but shows it nowhere; the toast shows its message anyway. */
export const fieldPath = (path: string) => path as FieldPath<ProductForm>;
