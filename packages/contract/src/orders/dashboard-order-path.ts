/** The path of an order in the back-office. */
export const dashboardOrderPath = (id: string): string => `/dashboard/orders/order-info/${id}`;

/** After the path of an order: its page begins with asking a phone to pay for it. */
export const askForPaymentQuery = "?ask=payment";
