"use client";

import { ProductFormPage } from "../parts/product-form-page.tsx";

/** Adds something to the shop. */
export const NewProductScreen = () => <ProductFormPage />;
