import { create } from "zustand";

const useNetwork = create<{ isLost: boolean }>(() => ({ isLost: false }));

export const setNetworkLost = (isLost: boolean) => useNetwork.setState({ isLost });
export const isNetworkLost = () => useNetwork.getState().isLost;

/** Whether the page is without a network: what it shows may have been kept from earlier, and nothing can be saved. */
export const useNetworkLost = () => useNetwork(({ isLost }) => isLost);

/** Whether the browser itself says that there is no network; that there is one, it says too often. */
export const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;
