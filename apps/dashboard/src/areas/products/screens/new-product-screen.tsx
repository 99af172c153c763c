"use client";

import { useProductForm } from "../form/use-product-form.ts";
import { ProductFormPage } from "../parts/form/product-form-page.tsx";

/** Adds something to the shop. */
export const NewProductScreen = () => <ProductFormPage editing={useProductForm()} />;
