/** The customer label: cash when order_pay is on. */
export const customerLabel = (order_pay: boolean): string => (order_pay ? '现结客户' : '非现结客户');
