/** The path of an order in the back-office. */
export const dashboardOrderPath = (id: string): string => `/dashboard/orders/order-info/${id}`;
