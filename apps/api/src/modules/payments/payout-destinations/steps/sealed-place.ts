/** Where the number of a wallet is sealed. */
export const sealedPlace = (shopId: string, id: string) => ({
  ...{ shopId, id },
  ...{ table: "payout_destinations", field: "sealed_phone" },
});
