import type { FieldPath } from "react-hook-form";
import type { ProductForm } from "./product-form.ts";

/** A path the form does not know is kept by it and shown nowhere; the toast says the words anyhow. */
export const fieldOf = (path: string) => path as FieldPath<ProductForm>;
