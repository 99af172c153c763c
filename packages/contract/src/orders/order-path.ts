/** Where an order stands in the back-office. */
export const orderPath = (id: string): string => `/dashboard/orders/order-info/${id}`;
