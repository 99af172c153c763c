"use client";

import { CustomerFormPage } from "../parts/form/customer-form-page.tsx";

/** Adds a customer by hand. */
export const NewCustomerScreen = () => <CustomerFormPage />;
