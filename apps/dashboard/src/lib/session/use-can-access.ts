"use client";

import type { Access } from "@mauzo/contract/endpoint";
import { useAccount } from "./account.tsx";
import { canAccess } from "./can-access.ts";

/** Whether the person may use something with this access. */
export const useCanAccess = (access: Access): boolean => canAccess(useAccount().user.permissions, access);
