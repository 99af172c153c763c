"use client";

import { useCustomerValues } from "../../../../entities/customers/customer/queries.ts";
import { CustomerFormPage } from "../parts/form/customer-form-page.tsx";

/** Adds a customer by hand. */
export const NewCustomerScreen = () => <CustomerFormPage known={useCustomerValues()} />;
