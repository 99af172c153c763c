"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import type { Shop } from "@mauzo/contract/shop/shop";
import { createContext, useContext } from "react";

export type Account = { user: CurrentUser; shop: Shop };

const AccountContext = createContext<Account | undefined>(undefined);
export const AccountProvider = AccountContext;

/** The person and their shop; undefined while they load. */
export const useLoadedAccount = () => useContext(AccountContext);

/** The person and their shop. Only available behind the session gate. */
export function useAccount(): Account {
  const account = useLoadedAccount();
  if (!account) throw new Error("useAccount is called outside the session gate");
  return account;
}
