"use client";

import { ProductFormPage } from "../parts/form/product-form-page.tsx";

/** Adds something to the shop. */
export const NewProductScreen = () => <ProductFormPage />;
